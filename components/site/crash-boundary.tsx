'use client';

import { Component, type ReactNode } from 'react';
import { type CrashWords, rememberCrashWords } from '@/lib/browser/crash-words';
import { CrashPanel } from './crash-panel';

interface CrashBoundaryProps {
  /** The words, in the page's language: the boundary ships no messages of its own. */
  words: CrashWords;
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

  constructor(props: CrashBoundaryProps) {
    super(props);
    // A crash of the frame itself takes this boundary away too.
    rememberCrashWords(props.words);
  }

  override componentDidUpdate(_: CrashBoundaryProps, before: CrashBoundaryState): void {
    if (this.state.hasCrashed === before.hasCrashed) return;
    if (this.state.hasCrashed) this.#showTitle();
    else document.title = this.#titleBefore;
  }

  override componentDidMount(): void {
    // A page may crash in its first render.
    if (this.state.hasCrashed) this.#showTitle();
  }

  #showTitle(): void {
    this.#titleBefore = document.title;
    document.title = this.props.words.documentTitle;
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <CrashPanel
        words={this.props.words}
        error={this.state.error}
        onTryAgain={() => this.setState({ error: undefined, hasCrashed: false })}
      />
    );
  }
}
