function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What proves that a sign-in was begun by this app: nobody guesses it. */
export const makeVerifier = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** What may be shown to anyone: it says nothing of the verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64url(new Uint8Array(hash))
}
