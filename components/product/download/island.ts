import { recogniseVisitor, showRecognised } from '@/lib/browser/account/show-recognised';

/** Shows what fits the visitor's browser on a page that was navigated to; one that was loaded has it already (PAGE-06). */
export function start(): undefined {
  showRecognised(document, recogniseVisitor());
}
