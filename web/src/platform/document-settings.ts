/** The nonce of this answer's content security policy; undefined under Vite's own server. */
export function readNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  return nonce && nonce !== '__CSP_NONCE__' ? nonce : undefined
}

/** The server writes `true` or `false`; the untouched placeholder is Vite's own server. */
export function isDevelopment(): boolean {
  return document.documentElement.dataset.development !== 'false'
}
