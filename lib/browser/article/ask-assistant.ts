/** What a question needs: services with an address for `{prompt}`, and the words of the page's language. */
export interface Assistants {
  readonly services: readonly { readonly label: string; readonly url: string }[];
  /** The question; `{url}` stands for the page. */
  readonly prompt: string;
}

/**
 * Makes the button that offers a page to assistants work. What it shows is loaded when it is pressed.
 *
 * @returns a function that stops it
 */
export function startAsking(load: () => Promise<{ toggle: (button: HTMLElement) => void }>): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-ask]') : null;
    if (!button) return;
    load().then(
      ({ toggle }) => toggle(button),
      () => {},
    );
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Shows links to the services after the button's own paragraph, or removes them. They are links and nothing more. */
export function toggleAssistants(button: HTMLElement, { services, prompt }: Assistants): void {
  const isShown = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isShown));
  const place = button.parentElement;
  if (!place) return;
  if (isShown) {
    for (const line of place.parentElement?.querySelectorAll('[data-assistant]') ?? []) line.remove();
    return;
  }
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const question = encodeURIComponent(prompt.replace('{url}', () => canonical?.href ?? location.href));
  place.after(
    ...services.map(({ label, url }) => {
      const line = document.createElement('p');
      line.dataset.assistant = '';
      const link = Object.assign(document.createElement('a'), {
        className: 'external',
        rel: 'noopener',
        textContent: label,
      });
      link.href = url.replace('{prompt}', () => question);
      line.append(link);
      return line;
    }),
  );
}
