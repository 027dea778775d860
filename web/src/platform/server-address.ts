/** Empty where the page came from the server; the native app brings the page along. */
const server = (): string => document.documentElement.dataset['server'] ?? ''

export const serverUrl = (path: string): string => server() + path

/** For what the browser fetches itself; what is already here (`data:`, `blob:`) is left alone. */
export const fileUrl = (address: string): string =>
  address.startsWith('/') ? serverUrl(address) : address

/** Of which the links that people write, copy and share are. */
export const serverOrigin = (): string => server() || location.origin
