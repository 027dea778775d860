import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import {
  completeConfirmation,
  confirmWithPassword,
  getConfirmation,
  startConfirmation,
} from '@patchbay/contract/accounts/confirmations'
import { requestEmailChange } from '@patchbay/contract/accounts/credentials'
import { confirmHandover, linkHandover } from '@patchbay/contract/accounts/handovers'
import { listIdentities, startLink, unlinkIdentity } from '@patchbay/contract/accounts/identities'
import { getSession, signOutEverywhere } from '@patchbay/contract/accounts/sessions'
import { completeSignIn, type Provider } from '@patchbay/contract/accounts/sign-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handOver, NativeClient, newProof, redeem } from '../../../../test/accounts/native-app.ts'
import { createPasswordPerson, oldPassword } from '../../../../test/accounts/password-people.ts'
import {
  answerOf,
  complete,
  postAppleForm,
  signIn,
  startSignInApp,
  untamper,
  type SignInApp,
} from '../../../../test/accounts/sign-in.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { query } from '../../../platform/db/query.ts'

let app: SignInApp
let now = new Date()
beforeAll(async () => {
  app = await startSignInApp({ now: () => now, config: { passwordSignIn: true } })
})
afterAll(() => app.stop())
beforeEach(() => {
  now = new Date()
  untamper(app)
})

const minutesLater = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000)
}

/** Changes the person whom the providers report from now on. */
function become(subject: string): void {
  app.tamper.userInfo = (body) => ({ ...body, id: subject })
  app.tamper.idTokenClaims = (claims) => ({ ...claims, sub: subject })
}

let made = 0
/** A person with Google and Spotify, signed in just now. */
async function createTwofold() {
  const subject = `twofold-${(made += 1)}`
  const client = app.newClient()
  become(subject)
  const { body } = await signIn(app, client, 'google', { choice: 'new', name: 'Ona Reyes' })
  const link = await client.call(startLink, { body: { provider: 'spotify' } })
  await complete(app, client, 'spotify', await answerOf(link.body.url ?? '', { choice: 'new' }))
  return { client, subject, id: body.profile.id, sessionId: body.id }
}

async function begin(client: TestClient, provider: Provider = 'google') {
  const { body } = await client.call(startConfirmation, { body: { provider } })
  return answerOf(body.url ?? '', { choice: 'new' })
}

const finish = (client: TestClient, { state = '', code, error, iss }: Record<string, string>) =>
  client.call(completeConfirmation, { body: { state, code, error, iss } })

const isNeeded = async (client: TestClient): Promise<boolean> =>
  (await client.call(getConfirmation, {})).body.needed

const linkSpotify = (client: TestClient) =>
  client.call(startLink, { body: { provider: 'spotify' } })
async function unlinkFirst(client: TestClient) {
  const [first] = (await client.call(listIdentities, {})).body.identities
  return client.call(unlinkIdentity, { params: { identityId: first?.id ?? '' } })
}
const remove = (client: TestClient) =>
  client.call(deleteAccount, { body: { confirmText: 'delete my account' } })

const guarded = [
  ['linking', linkSpotify],
  ['unlinking', unlinkFirst],
  ['deleting the account', remove],
] as const

describe('what changes the ways into an account', () => {
  it.each(guarded)('%s works for ten minutes after the sign-in', async (_name, change) => {
    const { client } = await createTwofold()
    minutesLater(10)
    expect((await change(client)).code).toBeUndefined()
  })

  it.each(guarded)('%s wants a confirmation later, and says how', async (_name, change) => {
    const { client } = await createTwofold()
    minutesLater(11)
    const refusal = await change(client)
    expect(refusal).toMatchObject({ status: 403, code: 'confirmation_needed' })
    expect(refusal.body).toMatchObject({ signInMethods: ['google', 'spotify'] })
    expect((await client.call(listIdentities, {})).body.identities).toHaveLength(2)
    // The same person at the same provider, and then it works.
    const { body } = await client.call(startConfirmation, { body: { provider: 'google' } })
    expect(new URL(body.url ?? '').searchParams.get('prompt')).toBe('select_account')
    expect((await finish(client, await answerOf(body.url ?? '', { choice: 'new' }))).status).toBe(
      204,
    )
    expect((await change(client)).code).toBeUndefined()
  })

  it('changing the address wants the password in the same request, and confirms the session', async () => {
    const { client } = await createPasswordPerson(app)
    minutesLater(11)
    const change = (currentPassword: string) =>
      client.call(requestEmailChange, { body: { currentPassword, email: 'new@example.com' } })
    expect(await change('Wrong-1-horse')).toMatchObject({ status: 403, code: 'wrong_password' })
    expect(await isNeeded(client)).toBe(true)
    expect((await change(oldPassword)).status).toBe(200)
    expect(await isNeeded(client)).toBe(false)
  })

  it('ending all sessions never wants one', async () => {
    const { client } = await createTwofold()
    minutesLater(11)
    expect((await client.call(signOutEverywhere, {})).status).toBe(204)
  })
})

describe('a confirmation at a provider', () => {
  it.each(['google', 'spotify'] as const)('by %s keeps the session as it is', async (provider) => {
    const { client, sessionId } = await createTwofold()
    minutesLater(11)
    const cookie = client.cookie('session')
    const fields = await begin(client, provider)
    expect(fields['state']).toMatch(/^confirm\./)
    expect((await finish(client, fields)).status).toBe(204)
    expect(client.cookie('session')).toBe(cookie)
    expect((await client.call(getSession, {})).body.session).toMatchObject({
      id: sessionId,
      provider: 'google',
    })
    // A lost answer is repeated.
    expect((await finish(client, fields)).status).toBe(204)
    expect(await isNeeded(client)).toBe(false)
  })

  it('is refused to anybody else, with an account or without, and changes nothing', async () => {
    const other = await createTwofold()
    const { client, id, sessionId } = await createTwofold()
    minutesLater(11)
    const people = () => query(app.db).selectFrom('user_profiles').select('id').execute()
    const before = (await people()).length
    for (const subject of [other.subject, 'a-stranger']) {
      become(subject)
      expect(await finish(client, await begin(client))).toMatchObject({
        status: 403,
        code: 'other_identity',
      })
    }
    expect(await isNeeded(client)).toBe(true)
    expect(await people()).toHaveLength(before)
    const { session } = (await client.call(getSession, {})).body
    expect(session).toMatchObject({ id: sessionId, profile: { id } })
  })

  it('does not count for an identity that is unlinked meanwhile', async () => {
    const { client } = await createTwofold()
    const fields = await begin(client)
    await unlinkFirst(client)
    minutesLater(9)
    expect(await finish(client, fields)).toMatchObject({ code: 'other_identity' })
  })

  it('belongs to the browser and the session that began it', async () => {
    const { client, subject } = await createTwofold()
    const elsewhere = app.newClient()
    become(subject)
    await signIn(app, elsewhere, 'google', { choice: 'new' })
    minutesLater(11)
    const fields = await begin(client)
    expect(await finish(elsewhere, fields)).toMatchObject({ code: 'sign_in_failed' })
    // The cookie of that browser does not help either.
    elsewhere.setCookie('browser', client.cookie('browser') ?? '')
    expect(await finish(elsewhere, fields)).toMatchObject({ code: 'sign_in_failed' })
    minutesLater(1)
    expect((await finish(client, fields)).status).toBe(204)
    expect([await isNeeded(client), await isNeeded(elsewhere)]).toEqual([false, true])
  })

  it('signs nobody in, and a sign-in or a link confirms nothing', async () => {
    const { client } = await createTwofold()
    const linking = await linkSpotify(client)
    const linked = await answerOf(linking.body.url ?? '', { choice: 'new' })
    minutesLater(9)
    const { state = '', code, iss } = await begin(client)
    const visitor = app.newClient()
    visitor.setCookie('browser', client.cookie('browser') ?? '')
    expect(await visitor.call(completeSignIn, { body: { state, code, iss } })).toMatchObject({
      code: 'sign_in_failed',
    })
    minutesLater(0.5)
    expect(await finish(client, linked)).toMatchObject({ code: 'sign_in_failed' })
    minutesLater(2)
    expect(await isNeeded(client)).toBe(true)
  })

  it('is refused if the provider says that they signed in there long ago', async () => {
    const { client, subject } = await createTwofold()
    minutesLater(11)
    const told = (seconds: number) => {
      app.tamper.idTokenClaims = (claims) => ({ ...claims, sub: subject, auth_time: seconds })
    }
    told(now.getTime() / 1_000 - 601)
    expect(await finish(client, await begin(client))).toMatchObject({ code: 'sign_in_stale' })
    told(now.getTime() / 1_000 - 599)
    expect((await finish(client, await begin(client))).status).toBe(204)
  })

  it('by Apple comes with its form', async () => {
    const client = app.newClient()
    become('apple-confirms')
    await signIn(app, client, 'apple', { choice: 'new' })
    await query(app.db)
      .updateTable('sessions')
      .set({ confirmed_at: new Date(now.getTime() - 11 * 60_000) })
      .execute()
    expect((await remove(client)).body).toMatchObject({ signInMethods: ['apple'] })
    const fields = await begin(client, 'apple')
    await postAppleForm(app, fields)
    expect((await finish(client, { state: fields['state'] ?? '' })).status).toBe(204)
    expect((await remove(client)).status).toBe(200)
  })

  it('that is cancelled confirms nothing', async () => {
    const { client } = await createTwofold()
    minutesLater(11)
    const { body } = await client.call(startConfirmation, { body: { provider: 'google' } })
    const fields = await answerOf(body.url ?? '', { choice: 'cancel' })
    expect(await finish(client, fields)).toMatchObject({ code: 'sign_in_cancelled' })
    expect(await isNeeded(client)).toBe(true)
  })
})

describe('a confirmation by password', () => {
  it('works where the person has one, also in a session that began with a provider', async () => {
    for (const provider of ['email', 'google'] as const) {
      const { client } = await createPasswordPerson(app, provider)
      minutesLater(11)
      expect((await remove(client)).body).toMatchObject({ signInMethods: ['email'] })
      const confirm = (password: string) => client.call(confirmWithPassword, { body: { password } })
      expect(await confirm('Wrong-1-horse')).toMatchObject({ code: 'wrong_password' })
      expect(await isNeeded(client)).toBe(true)
      expect((await confirm(oldPassword)).status).toBe(204)
      expect((await remove(client)).status).toBe(200)
    }
  })

  it('is refused to who has none', async () => {
    const { client } = await createTwofold()
    const answer = await client.call(confirmWithPassword, { body: { password: oldPassword } })
    expect(answer).toMatchObject({ status: 403, code: 'forbidden' })
  })
})

describe('in the native app', () => {
  async function createPhone() {
    const subject = `phone-${(made += 1)}`
    become(subject)
    const { verifier, challenge } = newProof()
    const choice = { choice: 'new' } as const
    const code = await handOver(app, { provider: 'google', choice, challenge })
    const phone = new NativeClient(app)
    phone.token = (await redeem(phone, code, verifier)).body.token
    return { phone, subject }
  }
  /** What the browser brings back to the app. */
  async function fetchCode(confirms = true) {
    const { verifier, challenge } = newProof()
    const choice = { choice: 'new' } as const
    const code = await handOver(app, { provider: 'google', choice, challenge, confirms })
    return { code, verifier }
  }

  it('the same person confirms by a code from the browser; linking wants it too', async () => {
    const { phone, subject } = await createPhone()
    minutesLater(11)
    expect(await remove(phone)).toMatchObject({ code: 'confirmation_needed' })
    become('phone-linked')
    const linking = await fetchCode()
    expect(await phone.call(linkHandover, { body: linking })).toMatchObject({
      code: 'confirmation_needed',
    })
    become(subject)
    expect((await phone.call(confirmHandover, { body: await fetchCode() })).status).toBe(200)
    // The refusal has not used up the code.
    expect((await phone.call(linkHandover, { body: linking })).status).toBe(200)
    expect((await remove(phone)).status).toBe(200)
  })

  it('a plain sign-in does not, because the provider need not have asked', async () => {
    const { phone, subject } = await createPhone()
    minutesLater(11)
    become(subject)
    const plain = await fetchCode(false)
    expect(await phone.call(confirmHandover, { body: plain })).toMatchObject({
      code: 'sign_in_failed',
    })
    expect(await isNeeded(phone)).toBe(true)
  })

  it('somebody else does not, nor does a browser, nor a wrong verifier', async () => {
    const { phone, subject } = await createPhone()
    minutesLater(11)
    become('phone-stranger')
    expect(await phone.call(confirmHandover, { body: await fetchCode() })).toMatchObject({
      status: 403,
      code: 'other_identity',
    })
    become(subject)
    const { code } = await fetchCode()
    const { verifier } = newProof()
    expect(await phone.call(confirmHandover, { body: { code, verifier } })).toMatchObject({
      code: 'sign_in_failed',
    })
    const browser = app.newClient()
    await signIn(app, browser, 'google', { choice: 'new' })
    expect(await browser.call(confirmHandover, { body: await fetchCode() })).toMatchObject({
      code: 'forbidden',
    })
    expect(await isNeeded(phone)).toBe(true)
  })
})
