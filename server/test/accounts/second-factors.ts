import { setCodeFactor, startCodeFactor } from '@patchbay/contract/accounts/second-factors'
import { expect } from 'vitest'
import { codeAt, stepAt } from '../../src/features/accounts/second-factors/totp.ts'
import type { TestClient } from '../test-client.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an authenticator app does with the secret that it was shown. */
export class AuthenticatorApp {
  readonly #secret: Buffer
  constructor(secret: string) {
    this.#secret = fromBase32(secret)
  }

  codeAt(time: Date, steps = 0): string {
    return codeAt(this.#secret, stepAt(time) + steps)
  }
}

/** Sets up an authenticator app; its code of this time is used by that. */
export async function setUpCodes(
  client: TestClient,
  now: Date,
): Promise<{ app: AuthenticatorApp; recoveryCodes: string[] }> {
  const shown = await client.call(startCodeFactor, {})
  expect(shown.code).toBeUndefined()
  const app = new AuthenticatorApp(shown.body.secret)
  const set = await client.call(setCodeFactor, { body: { code: app.codeAt(now) } })
  expect(set.code).toBeUndefined()
  return { app, recoveryCodes: set.body.recoveryCodes }
}
