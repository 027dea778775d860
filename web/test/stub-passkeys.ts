import { onTestFinished, vi } from 'vitest'

/** A browser that makes and uses passkeys; jsdom has none. */
export function stubPasskeys(): {
  create: ReturnType<typeof vi.fn>
  get: ReturnType<typeof vi.fn>
} {
  class FakeCredential {
    rawId = Uint8Array.from([1, 2, 3]).buffer
    response: unknown
    constructor(response: unknown) {
      this.response = response
    }
  }
  const bytes = (text: string) => new TextEncoder().encode(text).buffer
  const create = vi.fn(
    async () =>
      new FakeCredential({
        clientDataJSON: bytes('client'),
        attestationObject: bytes('attested'),
        getTransports: () => ['internal'],
      }),
  )
  const get = vi.fn(
    async () =>
      new FakeCredential({
        clientDataJSON: bytes('client'),
        authenticatorData: bytes('data'),
        signature: bytes('signed??'),
      }),
  )
  vi.stubGlobal('PublicKeyCredential', FakeCredential)
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'credentials')
  })
  return { create, get }
}
