import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { messagesOf } from '@/lib/browser/loading/error-messages';

export interface LazyPartWords {
  readonly title: string;
  readonly retry: string;
  readonly loading: string;
}

interface LazyPartProps<Part> {
  /** Loads the part. Called again on Retry, so it must not hand out a promise that has failed. */
  load: () => Promise<Part>;
  words: LazyPartWords;
  children: (part: Part) => ReactNode;
}

/** What takes no longer shows nothing meanwhile. */
const slowMilliseconds = 300;

type LoadState<Part> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly part: Part }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * A part of the page that is loaded when it is needed. Where that fails it shows the error's text and a button that tries
 * again (SHELL-10); `React.lazy` would remember the failure for ever.
 */
export function LazyPart<Part>({ load, words, children }: LazyPartProps<Part>) {
  const [state, setState] = useState<LoadState<Part>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // Each attempt loads anew. What is there already comes before the paint, and the page is as long as it will be.
  useLayoutEffect(() => {
    let left = false;
    load().then(
      (part) => !left && setState({ status: 'ready', part }),
      (error: unknown) => !left && setState({ status: 'failed', error }),
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);

  // What comes soon needs no announcement.
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsSlow(true), slowMilliseconds);
    return () => window.clearTimeout(timer);
  }, []);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  if (state.status === 'ready') return children(state.part);
  if (state.status === 'loading') {
    return (
      <p className="lazy-part" role="status">
        {isSlow && words.loading}
      </p>
    );
  }
  return (
    <div className="lazy-part" role="alert">
      <p>{words.title}</p>
      {messagesOf(state.error).map((message) => (
        <p key={message} dir="auto">
          {message}
        </p>
      ))}
      <button type="button" className="button" onClick={retry}>
        {words.retry}
      </button>
    </div>
  );
}
