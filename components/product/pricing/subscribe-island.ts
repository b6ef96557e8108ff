/**
 * Requires consent to terms and privacy policy with the site's own messages (PAGE-02); without a script the browser
 * shows its own. Consent for one plan counts for the others.
 */
export function start(root: HTMLElement): () => void {
  const forms = [...root.querySelectorAll<HTMLFormElement>('form[data-subscribe]')];
  const partsOf = (form: HTMLFormElement) => ({
    box: form.querySelector<HTMLInputElement>('input[type="checkbox"]'),
    message: form.querySelector<HTMLElement>('[role="alert"]'),
  });
  const say = (form: HTMLFormElement, isMissing: boolean) => {
    const { box, message } = partsOf(form);
    if (message) message.hidden = !isMissing;
    if (isMissing) box?.setAttribute('aria-invalid', 'true');
    else box?.removeAttribute('aria-invalid');
  };
  const onChange = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    for (const form of forms) {
      const { box } = partsOf(form);
      if (box) box.checked = event.target.checked;
      say(form, false);
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const { box } = partsOf(event.target);
    if (!box || box.checked) return;
    event.preventDefault();
    say(event.target, true);
    box.focus();
  };
  for (const form of forms) form.noValidate = true;
  root.addEventListener('change', onChange);
  root.addEventListener('submit', onSubmit);
  return () => {
    root.removeEventListener('change', onChange);
    root.removeEventListener('submit', onSubmit);
  };
}
