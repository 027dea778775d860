import {
  getSecondFactors,
  giveSecondFactor,
  removeCodeFactor,
  renewRecoveryCodes,
  setCodeFactor,
  startCodeFactor,
} from '@patchbay/contract/accounts/second-factors'
import { getStaffOverview } from '@patchbay/contract/staff/console'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { mailsTo } from '../../../../test/accounts/password-people.ts'
import { createPerson, elsewhere, setEmail, type TestPerson } from '../../../../test/people.ts'
import { AuthenticatorApp, setUpCodes } from '../../../../test/accounts/second-factors.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { query } from '../../../platform/db/query.ts'

const start = new Date('2026-11-17T09:00:00Z')
let app: TestApp
let now = start
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())
beforeEach(() => {
  now = start
})

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000)
}
const hour = 3_600

const createAdmin = (): Promise<TestPerson> => createPerson(app, { role: 'admin', now })
const isOpen = async (client: TestClient): Promise<boolean> =>
  (await client.call(getStaffOverview, {})).status === 200
const give = (client: TestClient, code: string) => client.call(giveSecondFactor, { body: { code } })
const recover = (client: TestClient, recoveryCode: string) =>
  client.call(giveSecondFactor, { body: { recoveryCode } })
const factorsOf = async (client: TestClient) => (await client.call(getSecondFactors, {})).body

describe('setting up an authenticator app', () => {
  it('counts after its first code, and opens the console in this session', async () => {
    const { client } = await createAdmin()
    expect(await factorsOf(client)).toEqual({
      code: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      isGiven: false,
    })
    expect(await isOpen(client)).toBe(false)
    const { recoveryCodes } = await setUpCodes(client, now)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(await factorsOf(client)).toMatchObject({
      code: { createdAt: start.toISOString(), lastUsedAt: null },
      recoveryCodesLeft: 10,
      isGiven: true,
    })
    expect(await isOpen(client)).toBe(true)
  })

  it('wants a right code of the secret that was shown last, in this session, in time', async () => {
    const person = await createAdmin()
    const { client } = person
    const set = (by: TestClient, code: string) => by.call(setCodeFactor, { body: { code } })
    const show = async () =>
      new AuthenticatorApp((await client.call(startCodeFactor, {})).body.secret)
    expect((await set(client, '123456')).code).toBe('setup_expired')
    const first = await show()
    const second = await show()
    expect((await set(client, first.codeAt(now))).code).toBe('wrong_code')
    const other = await elsewhere(app, person, now)
    expect((await set(other.client, second.codeAt(now))).code).toBe('setup_expired')
    expect((await factorsOf(client)).code).toBeNull()
    // Spaces are as apps show them.
    const code = second.codeAt(now)
    expect((await set(client, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await set(client, code)).code).toBe('setup_expired')
  })

  it('is over after a quarter of an hour', async () => {
    const { client } = await createAdmin()
    const { secret } = (await client.call(startCodeFactor, {})).body
    later(15 * 60)
    await query(app.db).updateTable('sessions').set({ confirmed_at: now }).execute()
    const code = new AuthenticatorApp(secret).codeAt(now)
    expect((await client.call(setCodeFactor, { body: { code } })).code).toBe('setup_expired')
  })

  it('stores the secret encrypted for its person, and the recovery codes as hashes', async () => {
    const [one, other] = [await createAdmin(), await createAdmin()]
    const { app: codes } = await setUpCodes(one.client, now)
    const { app: otherCodes } = await setUpCodes(other.client, now)
    const secretOf = (id: string) =>
      query(app.db)
        .selectFrom('code_factors')
        .select('secret')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
    const { secret } = await secretOf(one.id)
    // A nonce and a tag, besides the twenty bytes.
    expect(secret).toHaveLength(48)
    later(60)
    expect((await give(one.client, otherCodes.codeAt(now))).code).toBe('wrong_code')
    // Somebody who can write into the table cannot lend their own secret to another person.
    await query(app.db)
      .updateTable('code_factors')
      .set({ secret: (await secretOf(other.id)).secret })
      .where('user_id', '=', one.id)
      .execute()
    expect((await give(one.client, otherCodes.codeAt(now))).status).toBe(500)
    expect((await give(one.client, codes.codeAt(now))).status).toBe(500)
  })
})

describe('a code', () => {
  it('opens the console for twelve hours, in the session that gave it', async () => {
    const person = await createAdmin()
    const { app: codes } = await setUpCodes(person.client, now)
    const other = await elsewhere(app, person, now)
    later(60)
    expect(await isOpen(other.client)).toBe(false)
    expect((await give(other.client, codes.codeAt(now))).status).toBe(204)
    expect(await isOpen(other.client)).toBe(true)
    later(12 * hour - 60)
    expect([await isOpen(person.client), await isOpen(other.client)]).toEqual([false, true])
    later(60)
    expect(await isOpen(other.client)).toBe(false)
    expect((await give(person.client, codes.codeAt(now))).status).toBe(204)
    expect([await isOpen(person.client), await isOpen(other.client)]).toEqual([true, false])
  })

  it('works once, also in another session, and none before it works after it', async () => {
    const person = await createAdmin()
    const { app: codes } = await setUpCodes(person.client, now)
    const other = await elsewhere(app, person, now)
    // The one that set it up is used.
    expect((await give(other.client, codes.codeAt(now))).code).toBe('wrong_code')
    later(300)
    expect((await give(person.client, codes.codeAt(now, 1))).status).toBe(204)
    for (const by of [-1, 0, 1])
      expect((await give(other.client, codes.codeAt(now, by))).code).toBe('wrong_code')
    expect(await isOpen(other.client)).toBe(false)
    later(60)
    expect((await give(other.client, codes.codeAt(now))).status).toBe(204)
  })

  it('counts once if it comes twice at the same moment', async () => {
    const person = await createAdmin()
    const { app: codes } = await setUpCodes(person.client, now)
    const other = await elsewhere(app, person, now)
    later(60)
    const answers = await Promise.all(
      [person, other].map(({ client }) => give(client, codes.codeAt(now))),
    )
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 403]))
  })

  it('is wrong two steps early or late, and whatever else it is', async () => {
    const { client } = await createAdmin()
    const { app: codes } = await setUpCodes(client, now)
    later(300)
    for (const by of [-2, 2])
      expect((await give(client, codes.codeAt(now, by))).code).toBe('wrong_code')
    for (const odd of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect((await give(client, odd)).code).toBe('invalid_input')
    expect((await give(client, codes.codeAt(now, -1))).status).toBe(204)
  })

  it('is for anybody who is signed in, has one, and is not banned', async () => {
    expect((await give(app.newClient(), '123456')).code).toBe('not_authenticated')
    const { client } = await createAdmin()
    expect((await give(client, '123456')).code).toBe('factor_not_found')
    const banned = await createAdmin()
    const { app: codes } = await setUpCodes(banned.client, now)
    await ban(app, banned)
    later(60)
    expect((await give(banned.client, codes.codeAt(now))).code).toBe('account_banned')
  })

  it('is guessed five times in a quarter of an hour, over all sessions', async () => {
    const limited = await startTestApp({
      now: () => now,
      database: app.database,
      config: { rateLimits: true },
    })
    try {
      const person = await createPerson(limited, { role: 'admin', now })
      await setEmail(limited, person.id, 'guessed@example.com')
      const notified = async () =>
        (await mailsTo(limited, 'guessed@example.com')).filter(({ text }) =>
          text.includes('Five wrong codes were entered for your account'),
        ).length
      const { app: codes, recoveryCodes } = await setUpCodes(person.client, now)
      const other = await elsewhere(limited, person, now)
      later(60)
      const wrong = String((Number(codes.codeAt(now)) + 1) % 1_000_000).padStart(6, '0')
      for (const { client } of [person, other, person, other]) {
        expect((await give(client, wrong)).code).toBe('wrong_code')
        expect(await notified()).toBe(0)
      }
      expect((await give(person.client, wrong)).code).toBe('wrong_code')
      expect(await notified()).toBe(1)
      expect((await give(other.client, codes.codeAt(now))).code).toBe('rate_limited')
      expect(await notified()).toBe(1)
      // Recovery codes have guesses of their own.
      expect((await recover(other.client, recoveryCodes[0] ?? '')).status).toBe(204)
    } finally {
      await limited.stop()
    }
  })
})

describe('a recovery code', () => {
  it('works once, however it is typed, and the owner is told', async () => {
    const person = await createAdmin()
    await setEmail(app, person.id, 'recovering@example.com')
    const { recoveryCodes } = await setUpCodes(person.client, now)
    const other = await elsewhere(app, person, now)
    const [code = ''] = recoveryCodes
    const typed = code.toUpperCase().replaceAll('-', ' ')
    expect((await recover(other.client, typed)).status).toBe(204)
    expect(await isOpen(other.client)).toBe(true)
    expect((await recover(other.client, code)).code).toBe('wrong_code')
    expect((await factorsOf(person.client)).recoveryCodesLeft).toBe(9)
    const [mail] = await mailsTo(app, 'recovering@example.com')
    expect(mail?.text).toContain('A recovery code was used for your account')
  })

  it('is of one person', async () => {
    const [one, other] = [await createAdmin(), await createAdmin()]
    const { recoveryCodes } = await setUpCodes(one.client, now)
    await setUpCodes(other.client, now)
    expect((await recover(other.client, recoveryCodes[0] ?? '')).code).toBe('wrong_code')
  })

  it('is replaced by new ones', async () => {
    const { client } = await createAdmin()
    expect((await client.call(renewRecoveryCodes, {})).code).toBe('factor_not_found')
    const { recoveryCodes: old } = await setUpCodes(client, now)
    const { recoveryCodes } = (await client.call(renewRecoveryCodes, {})).body
    expect(recoveryCodes).toHaveLength(10)
    expect((await recover(client, old[0] ?? '')).code).toBe('wrong_code')
    expect((await recover(client, recoveryCodes[9] ?? '')).status).toBe(204)
  })
})

describe('the person who changes it', () => {
  const changes = [
    ['setting it up', (client: TestClient) => client.call(startCodeFactor, {})],
    ['removing it', (client: TestClient) => client.call(removeCodeFactor, {})],
    ['renewing the recovery codes', (client: TestClient) => client.call(renewRecoveryCodes, {})],
  ] as const

  it.each(changes)('%s wants a confirmation after ten minutes', async (_name, change) => {
    const { client } = await createAdmin()
    await setUpCodes(client, now)
    later(11 * 60)
    expect(await change(client)).toMatchObject({ status: 403, code: 'confirmation_needed' })
    later(-60)
    expect((await change(client)).code).toBeUndefined()
  })

  it('is asked for a confirmation at the end of the set-up too', async () => {
    const { client } = await createAdmin()
    const { secret } = (await client.call(startCodeFactor, {})).body
    later(11 * 60)
    const code = new AuthenticatorApp(secret).codeAt(now)
    const answer = await client.call(setCodeFactor, { body: { code } })
    expect(answer.code).toBe('confirmation_needed')
  })

  it.each(changes)('%s wants the second factor that there is', async (_name, change) => {
    const person = await createAdmin()
    const { app: codes } = await setUpCodes(person.client, now)
    // Anybody who has signed in with the first factor alone.
    const { client } = await elsewhere(app, person, now)
    expect(await change(client)).toMatchObject({ status: 403, code: 'second_factor_needed' })
    later(60)
    await give(client, codes.codeAt(now))
    expect((await change(client)).code).toBeUndefined()
  })

  it('has the old one until the new one has shown a code, and keeps the recovery codes', async () => {
    const { client } = await createAdmin()
    const { app: old, recoveryCodes } = await setUpCodes(client, now)
    const { secret } = (await client.call(startCodeFactor, {})).body
    later(60)
    expect((await give(client, old.codeAt(now))).status).toBe(204)
    const fresh = new AuthenticatorApp(secret)
    const { body } = await client.call(setCodeFactor, { body: { code: fresh.codeAt(now) } })
    expect(body.recoveryCodes).toEqual([])
    later(60)
    expect((await give(client, old.codeAt(now))).code).toBe('wrong_code')
    expect((await give(client, fresh.codeAt(now))).status).toBe(204)
    expect((await recover(client, recoveryCodes[0] ?? '')).status).toBe(204)
  })

  it('has nothing left after removing it, in no session, and is told', async () => {
    const person = await createAdmin()
    await setEmail(app, person.id, 'removing@example.com')
    const { client } = person
    const { app: codes, recoveryCodes } = await setUpCodes(client, now)
    const other = await elsewhere(app, person, now)
    later(60)
    await give(other.client, codes.codeAt(now))
    expect((await client.call(removeCodeFactor, {})).status).toBe(204)
    expect(await factorsOf(client)).toMatchObject({ code: null, recoveryCodesLeft: 0 })
    expect([await isOpen(client), await isOpen(other.client)]).toEqual([false, false])
    expect((await recover(client, recoveryCodes[0] ?? '')).code).toBe('wrong_code')
    expect((await client.call(removeCodeFactor, {})).code).toBe('factor_not_found')
    const mails = await mailsTo(app, 'removing@example.com')
    expect(mails.map(({ template }) => template)).toEqual(['second_factor', 'second_factor'])
    expect(mails.some(({ text }) => text.includes('app was removed'))).toBe(true)
  })
})
