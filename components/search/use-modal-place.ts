import { useLayoutEffect, useState } from 'react';

/**
 * An element that DocSearch's modal is rendered into before it joins the host, hidden until it is handed what was typed
 * (`takeOverTyping`). DocSearch's footer holds the logo of a service with a style element in it, which a strict `style-src`
 * policy reports the moment it is in the document, hidden or not; here it is taken out before.
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
