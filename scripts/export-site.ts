import { cpSync, rmSync } from 'node:fs';
import { bin, runScript, runStep } from './run-step';

export interface ExportOptions {
  /** Folder of pages and configuration. */
  readonly contentRoot: string;
  readonly contentOut: string;
  /** Where the export goes. */
  readonly out: string;
}

export const realSite: ExportOptions = { contentRoot: 'content', contentOut: '.content', out: 'out' };

/** A small site with its own content and configuration, for what the real one does not use. */
export const fixtureSite: ExportOptions = {
  contentRoot: 'e2e/fixture/content',
  contentOut: '.content-fixture',
  out: 'out-fixture',
};

/** Content, framework, finishing: a whole export. @throws where a step fails */
export function exportSite({ contentRoot, contentOut, out }: ExportOptions): void {
  const env = { CONTENT_ROOT: contentRoot, CONTENT_OUT: contentOut, EXPORT_OUT: out };
  runScript('Content', 'content', [], env);
  runStep('Framework export', bin('next'), ['build'], env);
  if (out !== 'out') {
    rmSync(out, { recursive: true, force: true });
    cpSync('out', out, { recursive: true });
  }
  runScript('Finishing', 'finish', [], env);
}
