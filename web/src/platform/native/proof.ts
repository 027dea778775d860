function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A random secret that proves that this app started the sign-in. */
export const makeVerifier = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** The public hash of the verifier; the verifier cannot be derived from it. */
export async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64url(new Uint8Array(hash))
}
