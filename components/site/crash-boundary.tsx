'use client';

import { Component, type ReactNode } from 'react';
import { messagesOf } from '@/lib/browser/error-messages';

interface CrashBoundaryProps {
  /** The words, in the page's language: the boundary ships no messages of its own. */
  words: { title: string; tryAgain: string; documentTitle: string };
  children: ReactNode;
}

interface CrashBoundaryState {
  error: unknown;
  hasCrashed: boolean;
}

/** Shows what went wrong in the place of a page that crashed, and lets the visitor try again (SHELL-09). */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: undefined, hasCrashed: false };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { error, hasCrashed: true };
  }

  #titleBefore = '';

  override componentDidUpdate(_: CrashBoundaryProps, before: CrashBoundaryState): void {
    if (this.state.hasCrashed === before.hasCrashed) return;
    if (this.state.hasCrashed) {
      this.#titleBefore = document.title;
      document.title = this.props.words.documentTitle;
    } else document.title = this.#titleBefore;
  }

  override componentDidMount(): void {
    // A page may crash in its first render.
    if (this.state.hasCrashed) {
      this.#titleBefore = document.title;
      document.title = this.props.words.documentTitle;
    }
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    const { title, tryAgain } = this.props.words;
    return (
      <div className="crash" role="alert">
        <h1>{title}</h1>
        <ol>
          {messagesOf(this.state.error).map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ol>
        <button
          type="button"
          className="button button-primary"
          onClick={() => this.setState({ error: undefined, hasCrashed: false })}
        >
          {tryAgain}
        </button>
      </div>
    );
  }
}
