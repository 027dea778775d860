/** The nonce of the content security policy; undefined under Vite's development server. */
export function readNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  return nonce && nonce !== '__CSP_NONCE__' ? nonce : undefined
}

/** The server writes `true` or `false`; under Vite's development server the placeholder remains. */
export function isDevelopment(): boolean {
  return document.documentElement.dataset.development !== 'false'
}
