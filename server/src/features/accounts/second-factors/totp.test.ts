import { describe, expect, it } from 'vitest'
import { codeAt, matchStep, otpauthAddress, stepAt, toBase32 } from './totp.ts'

/** The secret and the times of RFC 6238, appendix B; of its eight digits, apps show the last six. */
const secret = Buffer.from('12345678901234567890')
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

const at = (seconds: number): Date => new Date(seconds * 1_000)

describe('a code of an authenticator app', () => {
  it.each(vectors)('at %i seconds is the one of the standard', (seconds, code) => {
    expect(codeAt(secret, stepAt(at(seconds)))).toBe(code)
  })

  it('is right for one step before and after, and no further', () => {
    const now = at(1_234_567_890)
    const steps = [-2, -1, 0, 1, 2].map((by) => stepAt(now) + by)
    const accepted = steps.filter(
      (step) => matchStep(secret, codeAt(secret, step), { now, lastStep: 0 }) === step,
    )
    expect(accepted).toEqual(steps.slice(1, 4))
  })

  it('is wrong once its step, or a later one, was used', () => {
    const now = at(1_234_567_890)
    const step = stepAt(now)
    const code = codeAt(secret, step)
    expect(matchStep(secret, code, { now, lastStep: step - 1 })).toBe(step)
    expect(matchStep(secret, code, { now, lastStep: step })).toBeUndefined()
    expect(matchStep(secret, code, { now, lastStep: step + 1 })).toBeUndefined()
  })
})

describe('the secret', () => {
  it('is written as in RFC 4648', () => {
    expect(
      ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text))),
    ).toEqual(['MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
  })

  it('is in an address that apps understand', () => {
    const address = otpauthAddress('GEZDGNBV', { issuer: 'Patch: bay', account: 'ada@example.com' })
    expect(address).toBe(
      'otpauth://totp/Patch%20%20bay:ada%40example.com?secret=GEZDGNBV&issuer=Patch%20%20bay&algorithm=SHA1&digits=6&period=30',
    )
  })
})
