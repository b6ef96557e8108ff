/** Fields of forms that are submitted; search queries can be typed again. A submitted form is hidden. */
const fields =
  'main form:not([hidden],search *) :is(input:not([type=checkbox],[type=radio],[type=hidden],[type=search]),textarea)';

/** Whether the page has form entries that have not been sent. */
export function hasUnsentEntries(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/**
 * Makes the browser ask before a page with unsent entries is left. The listener is added at the first entry, because
 * not every browser keeps a page with it in the back/forward cache.
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
