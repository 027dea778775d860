import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { getConfirmation } from '@patchbay/contract/accounts/confirmations'
import { listIdentities, unlinkIdentity } from '@patchbay/contract/accounts/identities'
import {
  confirmWithMailCode,
  linkMailCode,
  signInWithMailCode,
  startMailCode,
  startMailCodeConfirmation,
  startMailCodeLink,
} from '@patchbay/contract/accounts/mail-codes'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { getSignInOptions } from '@patchbay/contract/accounts/sign-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NativeClient } from '../../../../test/accounts/native-app.ts'
import { createPasswordPerson, mailsTo } from '../../../../test/accounts/password-people.ts'
import { setUpCodes } from '../../../../test/accounts/second-factors.ts'
import { signIn, startSignInApp, type SignInApp } from '../../../../test/accounts/sign-in.ts'
import { ban } from '../../../../test/bans.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { query } from '../../../platform/db/query.ts'

let app: SignInApp
let now = new Date()
let made = 0
let email: string
beforeAll(async () => {
  app = await startSignInApp({
    now: () => now,
    config: { mailCodeSignIn: true, passwordSignIn: true },
  })
})
afterAll(() => app.stop())
beforeEach(() => {
  now = new Date()
  email = `mailbox-${(made += 1)}@example.com`
})

const minutesLater = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000)
}

/** The newest mail with a code to an address. */
async function newestMail(address: string) {
  const [mail] = await mailsTo(app, address)
  const [, ...groups] = /Your code is (\d{4}) (\d{4})/.exec(mail?.text ?? '') ?? []
  return {
    text: mail?.text ?? '',
    code: groups.join(''),
    link: mail?.link,
    token: mail?.token ?? '',
  }
}

/** Asks for a mail, and reads it. */
async function ask(client: TestClient, address = email) {
  const { status, body } = await client.call(startMailCode, { body: { email: address } })
  expect(status).toBe(200)
  return { attempt: body.attempt, ...(await newestMail(address)) }
}

async function enter(client = app.newClient(), address = email) {
  const { attempt, code } = await ask(client, address)
  return client.call(signInWithMailCode, { body: { proof: { attempt, code } } })
}

const wrong = (code: string): string => String((Number(code) + 1) % 100_000_000).padStart(8, '0')
const isSignedIn = async (client: TestClient): Promise<boolean> =>
  (await client.call(getSession, {})).body.session !== null
const expired = { status: 403, code: 'code_expired' }

describe('a code in a mail', () => {
  it('creates an account the first time, and opens the same one afterwards', async () => {
    const first = await enter()
    expect(first.body).toMatchObject({ provider: 'mail_code', profile: { email } })
    const second = await enter(app.newClient(), email.toUpperCase())
    expect(second.body.profile.id).toBe(first.body.profile.id)
    expect(second.body.id).not.toBe(first.body.id)
    expect(second.body.token).toBeUndefined()
  })

  it('is sent with a link whose token no server sees, and stored only as a hash', async () => {
    const { text, code, link, token } = await ask(app.newClient())
    expect(link?.pathname).toBe('/auth/mail')
    expect(link?.search).toBe('')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(text).toContain('within 15 minutes')
    const rows = await query(app.db).selectFrom('mail_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('works in groups, once, and for the page that asked for it alone', async () => {
    const client = app.newClient()
    const { attempt, code } = await ask(client)
    const other = await ask(app.newClient(), `other-${email}`)
    const foreign = { attempt: other.attempt, code }
    expect(await client.call(signInWithMailCode, { body: { proof: foreign } })).toMatchObject({
      code: 'wrong_code',
    })
    const grouped = `${code.slice(0, 4)} ${code.slice(4)}`
    const body = { proof: { attempt, code: grouped } }
    expect((await client.call(signInWithMailCode, { body })).status).toBe(200)
    minutesLater(2)
    expect(await client.call(signInWithMailCode, { body })).toMatchObject(expired)
  })

  it('gives the same session to a request that is repeated within a minute', async () => {
    const client = app.newClient()
    const { attempt, code } = await ask(client)
    const body = { proof: { attempt, code } }
    const first = await client.call(signInWithMailCode, { body })
    const again = await client.call(signInWithMailCode, { body })
    expect(again.body.id).toBe(first.body.id)
    expect(await isSignedIn(client)).toBe(true)
  })

  it('opens one session for requests at the same moment', async () => {
    const { attempt, code } = await ask(app.newClient())
    const body = { proof: { attempt, code } }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.newClient().call(signInWithMailCode, { body })),
    )
    expect(
      new Set(answers.flatMap(({ status, body: { id } }) => (status === 200 ? [id] : []))).size,
    ).toBe(1)
    const people = await query(app.db)
      .selectFrom('user_profiles')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(people).toHaveLength(1)
  })

  it('expires after a quarter of an hour, and so does its link', async () => {
    const { attempt, code, token } = await ask(app.newClient())
    minutesLater(15)
    for (const proof of [{ attempt, code }, { token }])
      expect(await app.newClient().call(signInWithMailCode, { body: { proof } })).toMatchObject(
        expired,
      )
  })

  it('can be guessed five times, also at the same moment, and the link still works', async () => {
    const { attempt, code, token } = await ask(app.newClient())
    const guess = (guessed: string) =>
      app.newClient().call(signInWithMailCode, { body: { proof: { attempt, code: guessed } } })
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(wrong(code))))
    expect(answers.filter((answer) => answer.code === 'wrong_code')).toHaveLength(5)
    expect(answers.filter((answer) => answer.code === 'code_expired')).toHaveLength(7)
    expect(await guess(code)).toMatchObject(expired)
    const proof = { token }
    expect((await app.newClient().call(signInWithMailCode, { body: { proof } })).status).toBe(200)
  })

  it('works by its link in another browser, once', async () => {
    const { attempt, code, token } = await ask(app.newClient())
    const other = app.newClient()
    const body = { proof: { token } }
    expect((await other.call(signInWithMailCode, { body })).status).toBe(200)
    minutesLater(2)
    expect(await app.newClient().call(signInWithMailCode, { body })).toMatchObject(expired)
    const late = { proof: { attempt, code } }
    expect(await app.newClient().call(signInWithMailCode, { body: late })).toMatchObject(expired)
  })

  it.each([
    ['no address', 'nobody'],
    ['two addresses', 'a@example.com, b@example.com'],
    ['a line break', 'a@example.com\nBcc: b@example.com'],
    ['nothing', ''],
  ])('is not sent to %s', async (_name, address) => {
    const { status, code } = await app.newClient().call(startMailCode, { body: { email: address } })
    expect([status, code]).toEqual([400, 'invalid_input'])
  })

  it.each(['12345', '123456789', 'abcdefgh', ''])('is never %j', async (code) => {
    const { attempt } = await ask(app.newClient())
    const answer = await app
      .newClient()
      .call(signInWithMailCode, { body: { proof: { attempt, code } } })
    expect([answer.status, answer.code]).toEqual([400, 'invalid_input'])
  })

  it('answers alike for an address with an account and without', async () => {
    await enter()
    const known = await app.newClient().call(startMailCode, { body: { email } })
    const unknown = await app
      .newClient()
      .call(startMailCode, { body: { email: `nobody-${email}` } })
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect(known.status).toBe(unknown.status)
  })

  it('signs the native app in with a token of its own', async () => {
    const phone = new NativeClient(app)
    const { attempt, code } = await ask(phone)
    const { body } = await phone.call(signInWithMailCode, { body: { proof: { attempt, code } } })
    expect(phone.cookie('session')).toBeUndefined()
    const signedIn = new NativeClient(app, body.token)
    expect(await isSignedIn(signedIn)).toBe(true)
  })
})

describe('the same rules as with a provider', () => {
  it('name the way into an account with this address, and create another one by a press', async () => {
    const google = await signIn(app, app.newClient(), 'google', { choice: 'new', email })
    const client = app.newClient()
    const { attempt, code } = await ask(client)
    const proof = { attempt, code }
    const refused = await client.call(signInWithMailCode, { body: { proof } })
    expect(refused).toMatchObject({ status: 409, code: 'account_elsewhere' })
    expect(refused.body).toMatchObject({
      elsewhere: { provider: 'mail_code', signInMethods: ['google'] },
    })
    expect(await isSignedIn(client)).toBe(false)
    const apart = await client.call(signInWithMailCode, { body: { proof, separate: true } })
    expect(apart.status).toBe(200)
    expect(apart.body.profile.id).not.toBe(google.body.profile.id)
  })

  it('name the mailed code to somebody who comes with a provider', async () => {
    await enter()
    const answer = await signIn(app, app.newClient(), 'google', { choice: 'new', email })
    expect(answer.body).toMatchObject({
      elsewhere: { provider: 'google', signInMethods: ['mail_code'] },
    })
  })

  it('lead to no password account', async () => {
    const person = await createPasswordPerson(app)
    expect((await enter(app.newClient(), person.email)).body).toMatchObject({
      elsewhere: { signInMethods: ['email'] },
    })
  })

  it('let nobody in who is banned', async () => {
    const { body } = await enter()
    await ban(app, body.profile)
    expect((await enter()).code).toBe('account_banned')
  })

  it('ask for the second factor', async () => {
    const client = app.newClient()
    await enter(client)
    await setUpCodes(client, now)
    const other = app.newClient()
    expect((await enter(other)).code).toBe('second_factor_needed')
    expect(await isSignedIn(other)).toBe(false)
  })

  it('end with the account', async () => {
    const client = app.newClient()
    const { body } = await enter(client)
    const open = await ask(client)
    const confirmText = 'delete my account'
    expect((await client.call(deleteAccount, { body: { confirmText } })).status).toBe(200)
    const proof = { attempt: open.attempt, code: open.code }
    const anew = await app.newClient().call(signInWithMailCode, { body: { proof } })
    expect(anew.body.profile.id).not.toBe(body.profile.id)
  })
})

describe('adding an address to an account', () => {
  async function link(client: TestClient, address = email) {
    const { body } = await client.call(startMailCodeLink, { body: { email: address } })
    const { code } = await newestMail(address)
    return client.call(linkMailCode, { body: { attempt: body.attempt, code } })
  }

  it('makes it a way in, which can be unlinked but not as the last', async () => {
    const client = app.newClient()
    const { body } = await signIn(app, client, 'google', { choice: 'new' })
    expect((await link(client)).status).toBe(204)
    expect((await enter()).body.profile.id).toBe(body.profile.id)
    const { identities } = (await client.call(listIdentities, {})).body
    expect(identities.map(({ provider, can }) => [provider, can.unlink])).toEqual([
      ['google', true],
      ['mail_code', true],
    ])
    const [google, mailed] = identities.map(({ id }) => id)
    await client.call(unlinkIdentity, { params: { identityId: google ?? '' } })
    const last = await client.call(unlinkIdentity, { params: { identityId: mailed ?? '' } })
    expect(last.code).toBe('last_way_in')
  })

  it('is refused if the address opens another account', async () => {
    await enter()
    const { client } = await createPerson(app, { now })
    expect(await link(client)).toMatchObject({ status: 409, code: 'identity_taken' })
  })

  it('needs a session that is confirmed', async () => {
    const { client } = await createPerson(app, { now })
    minutesLater(11)
    const answer = await client.call(startMailCodeLink, { body: { email } })
    expect(answer.code).toBe('confirmation_needed')
  })

  it('works for the session alone that asked for the code', async () => {
    const { client } = await createPerson(app, { now })
    const { body } = await client.call(startMailCodeLink, { body: { email } })
    const proof = { attempt: body.attempt, code: (await newestMail(email)).code }
    const { client: thief } = await createPerson(app, { now })
    expect(await thief.call(linkMailCode, { body: proof })).toMatchObject(expired)
    const visitor = app.newClient()
    expect(await visitor.call(signInWithMailCode, { body: { proof } })).toMatchObject(expired)
    expect(await client.call(confirmWithMailCode, { body: proof })).toMatchObject(expired)
    expect((await client.call(linkMailCode, { body: proof })).status).toBe(204)
  })
})

describe('confirming with a code', () => {
  const isNeeded = async (client: TestClient) =>
    (await client.call(getConfirmation, {})).body.needed

  it('goes to the address that one signs in with', async () => {
    const client = app.newClient()
    await enter(client)
    minutesLater(11)
    expect((await client.call(getConfirmation, {})).body).toEqual({
      needed: true,
      signInMethods: ['mail_code'],
    })
    const { body } = await client.call(startMailCodeConfirmation, {})
    expect(body.email).toBe(email)
    const { code, token } = await newestMail(email)
    expect(token).toBe('')
    const entered = { attempt: body.attempt, code: wrong(code) }
    expect((await client.call(confirmWithMailCode, { body: entered })).code).toBe('wrong_code')
    expect(await isNeeded(client)).toBe(true)
    await client.call(confirmWithMailCode, { body: { attempt: body.attempt, code } })
    expect(await isNeeded(client)).toBe(false)
  })

  it('is nothing for somebody without such an address', async () => {
    const { client } = await createPerson(app, { now })
    expect((await client.call(startMailCodeConfirmation, {})).code).toBe('forbidden')
  })
})

describe('an installation without it', () => {
  it('has none of it', async () => {
    const plain = await startTestApp()
    try {
      const visitor = plain.newClient()
      expect((await visitor.call(getSignInOptions, {})).body.mailCode).toBe(false)
      expect((await visitor.call(startMailCode, { body: { email } })).code).toBe('not_found')
      const proof = { token: 'A'.repeat(43) }
      expect((await visitor.call(signInWithMailCode, { body: { proof } })).code).toBe('not_found')
      const { client } = await createPerson(plain)
      expect((await client.call(startMailCodeLink, { body: { email } })).code).toBe('not_found')
    } finally {
      await plain.stop()
    }
  })
})

describe('the limits', () => {
  it('send five mails an hour to an address, whoever asks', async () => {
    const limited = await startTestApp({ config: { mailCodeSignIn: true, rateLimits: true } })
    try {
      const send = () => limited.newClient().call(startMailCode, { body: { email } })
      for (let mail = 0; mail < 5; mail += 1) expect((await send()).status).toBe(200)
      expect((await send()).code).toBe('rate_limited')
    } finally {
      await limited.stop()
    }
  })
})
