import { listIdentities, startLink, unlinkIdentity } from '@patchbay/contract/accounts/identities'
import { getSession, listSessions } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answerOf,
  complete,
  signIn,
  startSignInApp,
  type SignInApp,
} from '../../../../test/accounts/sign-in.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { demoPeople } from '../../../demo/people.ts'
import { seedDemoData } from '../../../demo/seed.ts'
import { query } from '../../../platform/db/query.ts'
import { listPostedMails } from '../mails/public.ts'
import { hashPassword, insertPassword } from '../sign-in/public.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp()
  await seedDemoData(app.db)
})
afterAll(() => app.stop())
beforeEach(() => {
  app.tamper.idTokenClaims = undefined
  app.tamper.userInfo = undefined
})

async function newPerson(): Promise<{ client: TestClient; id: string }> {
  const client = app.newClient()
  const { body } = await signIn(app, client, 'google', { choice: 'new', name: 'Link Tester' })
  return { client, id: body.profile.id }
}

const countProfiles = async (): Promise<number> =>
  (await query(app.db).selectFrom('user_profiles').select('id').execute()).length

async function link(client: TestClient, provider: 'apple' | 'spotify', subject: string) {
  app.tamper.userInfo = (body) => ({ ...body, id: subject })
  app.tamper.idTokenClaims = (claims) => ({ ...claims, sub: subject })
  const { body } = await client.call(startLink, { body: { provider } })
  const fields = await answerOf(body.url ?? '', { persona: demoPeople[0]?.id ?? '' })
  return { fields, finish: (by: TestClient) => complete(app, by, provider, fields) }
}

describe('linking a provider', () => {
  it('[A-70, C-29] adds a sign-in to the same account, and sets that Spotify is connected', async () => {
    const { client, id } = await newPerson()
    const { finish } = await link(client, 'spotify', 'linked-1')
    const before = (await client.call(getSession, {})).body.session
    const linked = (await finish(client)).body
    expect(linked.profile).toMatchObject({ id, spotifyConnected: true })
    // The session is still the one that began with Google, and there is no other.
    expect(linked).toMatchObject({ id: before?.id, provider: 'google' })
    expect((await client.call(listSessions, {})).body.sessions).toHaveLength(1)
    const { body } = await client.call(listIdentities, {})
    expect(body.identities.map(({ provider }) => provider)).toEqual(['google', 'spotify'])
    expect(body.hasPassword).toBe(false)
    const elsewhere = await signIn(app, app.newClient(), 'spotify', {
      persona: demoPeople[0]?.id ?? '',
    })
    expect(elsewhere.body.profile.id).toBe(id)
  })

  it('[Z-12] affects the caller; a request that names somebody else is refused', async () => {
    const { client, id } = await newPerson()
    const other = await newPerson()
    app.tamper.userInfo = (body) => ({ ...body, id: 'linked-z12' })
    const names = {
      userId: other.id,
      user_id: other.id,
      linkUserId: other.id,
      link_user_id: other.id,
    }
    const start = (extra: object) =>
      client.fetch(`/api/identities/start?userId=${other.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-user-id': other.id },
        body: JSON.stringify({ provider: 'spotify', ...extra }),
      })
    expect((await start(names)).status).toBe(400)
    const response = await start({})
    const { url } = (await response.json()) as { url: string }
    const fields = await answerOf(url, { persona: demoPeople[0]?.id ?? '' })
    expect((await complete(app, client, 'spotify', fields)).body.profile.id).toBe(id)
    expect((await other.client.call(listIdentities, {})).body.identities).toHaveLength(1)
  })

  it('never takes an identity from another account', async () => {
    const { client, id } = await newPerson()
    const { body } = await client.call(startLink, { body: { provider: 'spotify' } })
    const fields = await answerOf(body.url ?? '', { persona: demoPeople[0]?.id ?? '' })
    expect(await complete(app, client, 'spotify', fields)).toMatchObject({
      status: 409,
      code: 'identity_taken',
    })
    expect((await client.call(getSession, {})).body.session?.profile.id).toBe(id)
  })

  it('must be completed by the person who started it, still signed in', async () => {
    const { client } = await newPerson()
    const other = await newPerson()
    const { finish, fields } = await link(client, 'spotify', 'linked-2')
    other.client.setCookie('browser', client.cookie('browser') ?? '')
    expect(await finish(other.client)).toMatchObject({ code: 'sign_in_failed' })
    const visitor = app.newClient()
    visitor.setCookie('browser', client.cookie('browser') ?? '')
    expect(await complete(app, visitor, 'spotify', fields)).toMatchObject({
      code: 'sign_in_failed',
    })
    expect((await other.client.call(listIdentities, {})).body.identities).toHaveLength(1)
  })
})

describe('unlinking a provider', () => {
  it('never removes the last way to sign in, not even by two requests at once', async () => {
    const { client } = await newPerson()
    await (await link(client, 'apple', 'linked-3')).finish(client)
    const { body } = await client.call(listIdentities, {})
    const answers = await Promise.all(
      body.identities.map(({ id }) => client.call(unlinkIdentity, { params: { identityId: id } })),
    )
    expect(answers.map((answer) => answer.code ?? 'ok').toSorted()).toEqual(['last_way_in', 'ok'])
    expect(body.identities.map(({ can }) => can)).toEqual([{ unlink: true }, { unlink: true }])
    const left = (await client.call(listIdentities, {})).body.identities
    expect(left.map(({ can }) => can)).toEqual([{ unlink: false }])
  })

  it('ends the other sessions that began by it, and no others', async () => {
    const { client, id } = await newPerson()
    await (await link(client, 'spotify', 'linked-9')).finish(client)
    const elsewhere = app.newClient()
    const persona = { persona: demoPeople[0]?.id ?? '' }
    expect((await signIn(app, elsewhere, 'spotify', persona)).body.profile.id).toBe(id)
    const { body } = await client.call(listIdentities, {})
    const spotify = body.identities.find(({ provider }) => provider === 'spotify')
    await client.call(unlinkIdentity, { params: { identityId: spotify?.id ?? '' } })
    expect((await elsewhere.call(getSession, {})).body.session).toBeNull()
    expect((await client.call(getSession, {})).body.session?.profile.id).toBe(id)
  })

  it('[A-70] clears that Spotify is connected', async () => {
    const { client } = await newPerson()
    await (await link(client, 'spotify', 'linked-4')).finish(client)
    const { body } = await client.call(listIdentities, {})
    const spotify = body.identities.find(({ provider }) => provider === 'spotify')
    await client.call(unlinkIdentity, { params: { identityId: spotify?.id ?? '' } })
    const { session } = (await client.call(getSession, {})).body
    expect(session?.profile.spotifyConnected).toBe(false)
  })

  it('counts a password as a way to sign in only if passwords are enabled', async () => {
    const { client, id } = await newPerson()
    const hash = await hashPassword('Correct-1-horse')
    await insertPassword(app.db, { userId: id, email: `${id}@example.com`, hash, now: new Date() })
    const { body } = await client.call(listIdentities, {})
    expect(body).toMatchObject({
      hasPassword: true,
      identities: [{ provider: 'google', can: { unlink: false } }],
    })
    const identityId = body.identities[0]?.id ?? ''
    expect(await client.call(unlinkIdentity, { params: { identityId } })).toMatchObject({
      code: 'last_way_in',
    })
  })

  it('cannot remove another person’s provider', async () => {
    const { client } = await newPerson()
    const other = await newPerson()
    const { body } = await other.client.call(listIdentities, {})
    const identityId = body.identities[0]?.id ?? ''
    expect(await client.call(unlinkIdentity, { params: { identityId } })).toMatchObject({
      status: 404,
      code: 'identity_not_found',
    })
  })
})

describe('coming back by a provider that was unlinked', () => {
  it('says that the verified address has an account, and how to enter it, until it is linked again', async () => {
    const { client, id } = await newPerson()
    const email = `back-${id}@example.com`
    await query(app.db).updateTable('user_profiles').set({ email }).where('id', '=', id).execute()
    await (await link(client, 'spotify', 'linked-back')).finish(client)
    const { body } = await client.call(listIdentities, {})
    const google = body.identities.find(({ provider }) => provider === 'google')
    await client.call(unlinkIdentity, { params: { identityId: google?.id ?? '' } })
    const persona = { persona: demoPeople[0]?.id ?? '' }
    app.tamper.idTokenClaims = (given) => ({ ...given, sub: 'back', email, email_verified: true })
    const before = await countProfiles()
    const stranger = app.newClient()
    const refused = await signIn(app, stranger, 'google', persona)
    expect(refused).toMatchObject({
      status: 409,
      code: 'account_elsewhere',
      body: { elsewhere: { provider: 'google', signInMethods: ['spotify'] } },
    })
    expect(stranger.cookie('session')).toBeUndefined()
    expect(await countProfiles()).toBe(before)
    // Linking needs a session of that account: both are proven.
    const { body: started } = await client.call(startLink, { body: { provider: 'google' } })
    const fields = await answerOf(started.url ?? '', persona)
    expect((await complete(app, client, 'google', fields)).body.profile.id).toBe(id)
    expect((await signIn(app, stranger, 'google', persona)).body.profile.id).toBe(id)
  })

  it('does not lead to an account that has the address only from Spotify, which anybody could name', async () => {
    const { client, id } = await newPerson()
    const email = `named-${id}@example.com`
    await query(app.db).updateTable('user_profiles').set({ email }).where('id', '=', id).execute()
    await (await link(client, 'spotify', 'linked-named')).finish(client)
    const { body } = await client.call(listIdentities, {})
    const google = body.identities.find(({ provider }) => provider === 'google')
    await client.call(unlinkIdentity, { params: { identityId: google?.id ?? '' } })
    await query(app.db).updateTable('identities').set({ email }).where('user_id', '=', id).execute()
    app.tamper.idTokenClaims = (given) => ({ ...given, sub: 'named', email, email_verified: true })
    const persona = { persona: demoPeople[0]?.id ?? '' }
    const entered = await signIn(app, app.newClient(), 'google', persona)
    expect(entered.status).toBe(200)
    expect(entered.body.profile.id).not.toBe(id)
  })

  it('says nothing about an address that the provider has not verified', async () => {
    const { id } = await newPerson()
    const email = `unsure-${id}@example.com`
    await query(app.db).updateTable('user_profiles').set({ email }).where('id', '=', id).execute()
    app.tamper.idTokenClaims = (given) => ({
      ...given,
      sub: 'unsure',
      email,
      email_verified: false,
    })
    const entered = await signIn(app, app.newClient(), 'google', {
      persona: demoPeople[0]?.id ?? '',
    })
    expect(entered.status).toBe(200)
    expect(entered.body.profile.id).not.toBe(id)
  })
})

describe('the owner of the account', () => {
  it('is notified when a provider is added or removed, and not when they just sign in', async () => {
    const { client } = await newPerson()
    const [own] = (await client.call(listIdentities, {})).body.identities
    const email = own?.email ?? expect.unreachable('Google names an address')
    const notified = async () => {
      const mails = await listPostedMails(app.db, app.config)
      return mails.filter((mail) => mail.to === email).map((mail) => mail.content?.subject)
    }
    expect(await notified()).toEqual([])
    await (await link(client, 'spotify', 'linked-5')).finish(client)
    expect(await notified()).toEqual(['Spotify was added to your Patchbay account'])
    const { body } = await client.call(listIdentities, {})
    const google = body.identities.find(({ provider }) => provider === 'google')
    await client.call(unlinkIdentity, { params: { identityId: google?.id ?? '' } })
    expect(await notified()).toEqual([
      'Google was removed from your Patchbay account',
      'Spotify was added to your Patchbay account',
    ])
  })
})
