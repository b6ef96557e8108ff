import type { ReactNode } from 'react';

interface CounterPaperProps {
  kind: 'ticket' | 'invoice' | 'meter';
  /** What it is, for those who do not see it. What stands on it is said beside it. */
  label: string;
  children: ReactNode;
}

/** A drawn paper beside a form. Translators leave it alone: it holds what the form holds. */
export function CounterPaper({ kind, label, children }: CounterPaperProps) {
  return (
    <div className={`counter-paper ${kind}`} role="img" aria-label={label} translate="no" data-part="papers">
      {children}
    </div>
  );
}
