import { Component, type ReactNode } from 'react';
import type { CrashWords } from '@/lib/search/search-words';
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

/**
 * Shows what went wrong in the place of a part that crashed, and lets the visitor try again (SHELL-09). The error is written
 * to the console here, because not every renderer does so by itself (SHELL-12).
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: undefined, hasCrashed: false };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { error, hasCrashed: true };
  }

  private titleBefore = '';

  override componentDidUpdate(_: CrashBoundaryProps, before: CrashBoundaryState): void {
    if (this.state.hasCrashed === before.hasCrashed) return;
    if (this.state.hasCrashed) this.tell();
    else this.restoreTitle();
  }

  override componentDidMount(): void {
    // A page may crash in its first render.
    if (this.state.hasCrashed) this.tell();
  }

  override componentWillUnmount(): void {
    if (this.state.hasCrashed) this.restoreTitle();
  }

  /** Who has navigated in the meantime has given the document a title of its own. */
  private restoreTitle(): void {
    if (document.title === this.props.words.documentTitle) document.title = this.titleBefore;
  }

  private tell(): void {
    console.error(this.state.error);
    this.titleBefore = document.title;
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
