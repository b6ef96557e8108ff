/** What is typed into forms that are sent; what is looked for can be looked for again. A form that was sent hides. */
const fields =
  'main form:not([hidden],search *) :is(input:not([type=checkbox],[type=radio],[type=hidden],[type=search]),textarea)';

/** Whether something that was typed into a form of the page has not been sent. */
export function hasUnsentEntries(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/**
 * Has the browser ask before a page is left with entries that were not sent. It listens only once something is typed: a page
 * that may ask is not kept by every browser for the way back.
 */
export function startUnsentWarning(): void {
  const onLeave = (event: BeforeUnloadEvent) => {
    if (hasUnsentEntries()) event.preventDefault();
  };
  const look = () => {
    if (hasUnsentEntries()) window.addEventListener('beforeunload', onLeave);
    else window.removeEventListener('beforeunload', onLeave);
  };
  look();
  document.addEventListener('input', look);
}
