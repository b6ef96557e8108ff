import type { ReactNode } from 'react';

interface CounterPaperProps {
  kind: 'ticket' | 'invoice' | 'meter';
  /** Description for those who do not see the drawing. Its contents are also given beside it. */
  label: string;
  children: ReactNode;
}

/** A drawn paper beside a form. Excluded from translation, because it repeats what is typed into the form. */
export function CounterPaper({ kind, label, children }: CounterPaperProps) {
  return (
    <div className={`counter-paper ${kind}`} role="img" aria-label={label} translate="no" data-part="papers">
      {children}
    </div>
  );
}
