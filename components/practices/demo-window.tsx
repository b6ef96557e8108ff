import type { ReactNode } from 'react';

/** A drawn window around a demo. */
export function DemoWindow({ address, note, children }: { address?: string; note: string; children: ReactNode }) {
  return (
    <div className="window practice-window">
      <div className="window-bar" aria-hidden="true">
        <i />
        <i />
        <i />
        {address && (
          <span className="window-address" dir="ltr">
            {address}
          </span>
        )}
      </div>
      {children}
      <p className="window-note">{note}</p>
    </div>
  );
}

/** The messages of a demo, hidden until it shows one. */
export function Says({ messages }: { messages: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(messages).map(([name, message]) => (
        <span key={name} data-says={name}>
          {message}
        </span>
      ))}
    </>
  );
}
