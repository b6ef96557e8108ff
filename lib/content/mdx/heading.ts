/** A heading of a page. */
export interface Heading {
  readonly level: 2 | 3 | 4 | 5 | 6;
  /** The same in every language: made from the source language's heading in the same place. */
  readonly id: string;
  readonly text: string;
  /** Line of the source, from 1. */
  readonly line?: number;
}
