import { useLayoutEffect, useState } from 'react';

/**
 * An element into which DocSearch's modal is rendered before it is attached to the host; hidden until it takes over the
 * typed text (`takeOverTyping`). The provider's logo in DocSearch's footer contains a style element, which a strict
 * `style-src` policy reports as soon as it is in the document, hidden or not; it is removed here first.
 */
export function useModalPlace(host: HTMLElement): HTMLElement {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = 'search-modal';
    element.hidden = true;
    return element;
  });

  useLayoutEffect(() => {
    place.querySelector('.DocSearch-Logo')?.remove();
    host.prepend(place);
    return () => place.remove();
  }, [host, place]);

  return place;
}
