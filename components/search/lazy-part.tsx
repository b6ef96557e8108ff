import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { messagesOf } from '@/lib/tools/error-messages';

export interface LazyPartWords {
  readonly title: string;
  readonly retry: string;
  readonly loading: string;
}

interface LazyPartProps<Part> {
  /** Loads the part. Called again on retry, so it must not return a cached rejected promise. */
  load: () => Promise<Part>;
  words: LazyPartWords;
  children: (part: Part) => ReactNode;
}

/** A loading state shows only after this time. */
const slowMilliseconds = 300;

type LoadState<Part> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly part: Part }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * A part of the page that is loaded on demand. On failure it shows the error and a retry button (SHELL-10);
 * `React.lazy` would cache the failure for ever.
 */
export function LazyPart<Part>({ load, words, children }: LazyPartProps<Part>) {
  const [state, setState] = useState<LoadState<Part>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // Each attempt loads anew. In a layout effect, so that a part that is already loaded renders before the paint, at the
  // page's full height.
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

  // No announcement where loading is fast.
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
