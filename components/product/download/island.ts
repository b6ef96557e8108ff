import { recogniseVisitor } from '@/lib/browser/account/recognise-platform';
import { showRecognised } from '@/lib/browser/account/show-recognised';

/**
 * Shows what fits the visitor's browser on a page reached by a navigation; after a load an inline script has done so
 * (PAGE-06).
 */
export function start(): undefined {
  showRecognised(document, recogniseVisitor());
}
