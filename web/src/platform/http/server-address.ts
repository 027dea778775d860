/** Empty if the server delivered the page; the native app contains the page and sets it. */
const server = (): string => document.documentElement.dataset['server'] ?? ''

export const serverUrl = (path: string): string => server() + path

/** For URLs that the browser fetches itself; local ones (`data:`, `blob:`) stay unchanged. */
export const fileUrl = (address: string): string =>
  address.startsWith('/') ? serverUrl(address) : address

/** The origin of the links that people write, copy and share. */
export const serverOrigin = (): string => server() || location.origin
