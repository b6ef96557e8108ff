/** Follows an address as a click on a link does: on the client within the locale, by a load elsewhere (SEARCH-03). */
export function followAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

export function openTab(address: string): void {
  window.open(address, '_blank', 'noopener');
}

/** Without a size, browsers open a tab. */
export function openWindow(address: string): void {
  window.open(address, '_blank', `noopener,width=${window.outerWidth},height=${window.outerHeight}`);
}
