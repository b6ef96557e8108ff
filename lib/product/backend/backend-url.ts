/** Name of the `<meta>` that a deployment with a backend has in its pages. */
export const backendMetaName = 'product-api';

/** Whether text is an address that forms may send a visitor's session to: encrypted, or on this machine. */
export function isBackendUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isLocal) && username + password + search + hash === '';
}
