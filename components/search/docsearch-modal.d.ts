/** The package declares no types for this entry, which keeps the button out. */
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react';
}
