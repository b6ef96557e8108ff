import { Component, type ReactNode } from 'react';
import type { SearchWords } from '@/lib/search/search-words';
import { CrashPanel } from './crash-panel';

interface CrashBoundaryProps {
  /** Texts in the page's language: the boundary has none of its own. */
  words: SearchWords['crash'];
  children: ReactNode;
}

interface CrashBoundaryState {
  error: unknown;
  hasCrashed: boolean;
}

/**
 * Replaces a part that crashed with an error message and a retry button (SHELL-09). The error is logged here, because
 * not every renderer does so (SHELL-12).
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

  /** After a navigation the document has a new title, which must stay. */
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
