/** Whether an author's address is that of a file of the site (`/img/a.png`), and not of a page, which ends with a slash. */
export function isFileAddress(href: string): boolean {
  return /^\/(?!\/)[^?#]*\.(?!html?(?:[?#]|$))[a-z]\w*(?:[?#]|$)/i.test(href);
}
