import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { changePassword } from '@patchbay/contract/accounts/credentials'
import { listIdentities, startLink, unlinkIdentity } from '@patchbay/contract/accounts/identities'
import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createPasswordPerson,
  newPassword,
  oldPassword,
} from '../../../../test/accounts/password-people.ts'
import { setEmail } from '../../../../test/people.ts'
import {
  answerOf,
  complete,
  signIn,
  startSignInApp,
  untamper,
  type SignInApp,
} from '../../../../test/accounts/sign-in.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { query } from '../../../platform/db/query.ts'
import { insertIdentity } from '../identities/public.ts'
import { postMail } from './public.ts'

let app: SignInApp
let made = 0
beforeAll(async () => {
  app = await startSignInApp({ config: { passwordSignIn: true } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  made += 1
  untamper(app)
  await query(app.db).deleteFrom('mails').execute()
})

/** Changes whom the providers report from now on; Spotify vouches for no address. */
function become(subject: string, email: string, isVerified = true): void {
  const id = `${subject}-${made}`
  app.tamper.userInfo = (body) => ({ ...body, id, email })
  app.tamper.idTokenClaims = (claims) => ({ ...claims, sub: id, email, email_verified: isVerified })
}

const choice = { choice: 'new' } as const
async function enter(provider: Provider, client = app.newClient()) {
  const { body } = await signIn(app, client, provider, choice)
  return { client, id: body.profile.id }
}
async function link(client: TestClient, provider: Provider): Promise<void> {
  const { body } = await client.call(startLink, { body: { provider } })
  await complete(app, client, provider, await answerOf(body.url ?? '', choice))
}
async function unlink(client: TestClient, provider: Provider): Promise<void> {
  const { identities } = (await client.call(listIdentities, {})).body
  const identityId = identities.find((one) => one.provider === provider)?.id ?? ''
  expect((await client.call(unlinkIdentity, { params: { identityId } })).status).toBe(204)
}
/** Who was notified since the last time that a test asked. */
async function notified(): Promise<string[]> {
  const mails = await query(app.db)
    .deleteFrom('mails')
    .returning(['to_address', 'template'])
    .execute()
  return mails.map(({ to_address, template }) => `${template} ${to_address}`).toSorted()
}

describe('a change of the ways into an account', () => {
  it('is told to every proven address that was known before, once', async () => {
    become('many-google', 'first@example.com')
    const { client, id } = await enter('google')
    await setEmail(app, id, 'FIRST@example.com')
    become('many-spotify', 'unproven@example.com')
    await link(client, 'spotify')
    expect(await notified()).toEqual([
      expect.stringMatching(/^identity_linked first@example\.com$/i),
    ])
    become('many-apple', 'second@example.com')
    await link(client, 'apple')
    expect(await notified()).toEqual([
      expect.stringMatching(/^identity_linked first@example\.com$/i),
    ])
    await unlink(client, 'apple')
    expect(await notified()).toEqual([
      expect.stringMatching(/^identity_unlinked first@example\.com$/i),
      'identity_unlinked second@example.com',
    ])
  })

  it('is told to the only known address, rather than to the new one alone', async () => {
    become('alone', 'alone@example.com')
    const { client } = await enter('spotify')
    become('stranger', 'stranger@example.com')
    await link(client, 'google')
    expect(await notified()).toEqual(['identity_linked alone@example.com'])
  })

  it('is told where the account can be entered by password and by provider', async () => {
    const { client, id, email } = await createPasswordPerson(app)
    const identity = { provider: 'google', issuer: 'https://a.example', subject: id } as const
    const vouched = { email: 'vouched@example.com', isEmailVerified: true, now: new Date() }
    await insertIdentity(app.db, { userId: id, ...identity, ...vouched })
    const body = { currentPassword: oldPassword, newPassword }
    expect((await client.call(changePassword, { body })).status).toBe(200)
    expect(await notified()).toEqual([
      `password_changed ${email}`,
      'password_changed vouched@example.com',
    ])
  })

  it('is told to the address that the provider names now, not to that of the first sign-in', async () => {
    become('moved', 'old@example.com')
    const { id } = await enter('google')
    become('moved', 'new@example.com')
    const { client } = await enter('google')
    const { identities } = (await client.call(listIdentities, {})).body
    expect(identities.map(({ email }) => email)).toEqual(['new@example.com'])
    const remove = { body: { confirmText: 'delete my account' } }
    expect((await client.call(deleteAccount, remove)).status).toBe(200)
    expect(await notified()).toEqual(['account_deleted new@example.com'])
    expect(id).toBeDefined()
  })

  it('is not told to an address that the provider no longer vouches for', async () => {
    become('doubted', 'doubted@example.com')
    const { client, id } = await enter('google')
    await setEmail(app, id, 'shown@example.com')
    become('doubted', 'doubted@example.com', false)
    await enter('google')
    become('doubted-spotify', 'other@example.com')
    await link(client, 'spotify')
    expect(await notified()).toEqual(['identity_linked shown@example.com'])
  })
})

it('who leaves takes their own unsent mails, and nobody else’s to the same address', async () => {
  const shared = 'shared@example.com'
  become('leaver', shared)
  const { client, id } = await enter('google')
  const other = await createPasswordPerson(app)
  const banned = { template: 'ban_lifted', data: {} } as const
  await postMail(app.db, { to: shared, userId: id, ...banned })
  const reset = { template: 'password_reset', data: { token: 'x'.repeat(43) } } as const
  await postMail(app.db, { to: shared, userId: other.id, ...reset })
  const remove = { body: { confirmText: 'delete my account' } }
  expect((await client.call(deleteAccount, remove)).status).toBe(200)
  expect(await notified()).toEqual([`account_deleted ${shared}`, `password_reset ${shared}`])
})
