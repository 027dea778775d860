import { describe, expect, it } from 'vitest'
import { isSignatureOf, signatureOf } from './sign-address.ts'

const fileKey = Buffer.alloc(32, 1)
const signed = { key: 'a/b/c/d.txt', userId: 'ada', sessionId: 'one', expires: 1_800_000_000 }

describe('a signature', () => {
  it('is valid for one file, person, session and time, with one key', () => {
    const signature = signatureOf(fileKey, signed)
    expect(isSignatureOf(fileKey, signed, signature)).toBe(true)
    for (const change of [
      { key: 'a/b/c/e.txt' },
      { userId: 'bob' },
      { sessionId: 'two' },
      { expires: 1_800_000_001 },
    ])
      expect(isSignatureOf(fileKey, { ...signed, ...change }, signature)).toBe(false)
    expect(isSignatureOf(Buffer.alloc(32, 2), signed, signature)).toBe(false)
  })

  it.each(['', 'a', 'ü'.repeat(43), 'x'.repeat(43), 'x'.repeat(10_000)])('cannot be %j', (text) => {
    expect(isSignatureOf(fileKey, signed, text)).toBe(false)
  })
})
