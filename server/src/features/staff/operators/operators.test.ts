import { getCommunity } from '@patchbay/contract/communities/communities'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { getConversation } from '@patchbay/contract/messaging/conversations'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { getSignInOptions, signInWithPassword } from '@patchbay/contract/accounts/sign-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { startPair } from '../../../../test/conversations.ts'
import { createPasswordPerson } from '../../../../test/accounts/password-people.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { insertIdentity } from '../../accounts/identities/public.ts'
import { listPostedMails } from '../../accounts/mails/public.ts'
import { insertFirstProfile } from '../../accounts/profiles/public.ts'
import { banUser, changeRole, createUser, unbanUser } from './commands.ts'
import { listActions } from '../audit/public.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ config: { passwordSignIn: true } })
})
afterAll(() => app.stop())

const operator = { name: 'olga', reason: 'a test' }
/** A person whose provider has sent this address. */
async function addAddress(id: string, email: string, isEmailVerified: boolean): Promise<void> {
  const now = new Date()
  await insertFirstProfile(app.db, { id, email, fullName: null, now })
  const provider = isEmailVerified ? 'google' : 'spotify'
  const identity = {
    userId: id,
    provider,
    issuer: 'https://provider.invalid',
    subject: id,
  } as const
  await insertIdentity(app.db, { ...identity, email, isEmailVerified, now })
}

const account = (email: string) => ({
  email,
  name: 'Pat Wordsworth',
  password: 'Correct-1-horse',
  role: 'user',
})

describe('a password account', () => {
  it('[A-70] is created by an operator, and signs in with any case of its address', async () => {
    const id = await createUser(app.db, operator, account('pat@example.com'))
    const client = app.newClient()
    const body = { email: ' PAT@Example.com ', password: 'Correct-1-horse' }
    const answer = await client.call(signInWithPassword, { body })
    expect(answer.body).toMatchObject({
      provider: 'email',
      profile: { id, fullName: 'Pat Wordsworth' },
    })
    expect((await client.call(getSession, {})).body.session?.provider).toBe('email')
  })

  it('[A-64] is refused with one answer for a wrong password and an unknown address', async () => {
    await createUser(app.db, operator, account('quinn@example.com'))
    const wrong = await app.visitor.call(signInWithPassword, {
      body: { email: 'quinn@example.com', password: 'Correct-1-hors' },
    })
    const unknown = await app.visitor.call(signInWithPassword, {
      body: { email: 'nobody@example.com', password: 'Correct-1-horse' },
    })
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
  })

  it('is stored as argon2id', async () => {
    const rows = await query(app.db).selectFrom('password_credentials').selectAll().execute()
    for (const row of rows)
      expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('[A-72] needs a valid address, and a full name of two letters if it has one', async () => {
    const attempt = (change: object) =>
      createUser(app.db, operator, { ...account('sol@example.com'), ...change })
    for (const email of ['sol', 'sol@', '@example.com', 'a b@example.com', 'sol@example'])
      await expect(attempt({ email }), email).rejects.toThrow('Invalid email address')
    await expect(attempt({ name: 'S' })).rejects.toThrow('Full name is required')
    await expect(attempt({ name: null })).resolves.toMatch(/^[\da-f-]{36}$/)
  })

  it.each([
    ['Aa1!', 'Password must be at least 8 characters.'],
    ['Correct1horse', 'Password must contain at least one special character.'],
    ['Password1!', 'This password is too common and easily guessed.'],
  ])('[A-64] needs a password that meets the rules: %s will not do', async (password, message) => {
    const weak = { ...account('weak@example.com'), password }
    await expect(createUser(app.db, operator, weak)).rejects.toThrow(message)
  })

  it('has a unique address', async () => {
    await createUser(app.db, operator, account('rae@example.com'))
    await expect(createUser(app.db, operator, account('Rae@Example.com'))).rejects.toThrow(
      'already',
    )
  })

  it('[A-70] cannot be created by the public, and can sign in only if the operator enables it', async () => {
    expect((await app.visitor.fetch('/api/sign-up', { method: 'POST' })).status).toBe(404)
    const closed = await startTestApp()
    const body = { email: 'pat@example.com', password: 'Correct-1-horse' }
    expect((await closed.visitor.call(getSignInOptions, {})).body).toEqual({
      password: false,
      mailCode: false,
    })
    expect(await closed.visitor.call(signInWithPassword, { body })).toMatchObject({ status: 404 })
    await closed.stop()
  })

  it('allows ten guesses from one address, and a hundred from all', async () => {
    const limited = await startTestApp({
      config: { passwordSignIn: true, rateLimits: true, trustedProxies: 1 },
    })
    const { email } = await createPasswordPerson(limited)
    const guess = async (address: string) => {
      const response = await limited.visitor.fetch('/api/sign-in/password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email, password: 'a guess' }),
      })
      return response.status
    }
    const guesses = (address: string) =>
      Promise.all(Array.from({ length: 10 }, () => guess(address)))
    expect(new Set(await guesses('198.51.100.1'))).toEqual(new Set([401]))
    expect(await guess('198.51.100.1')).toBe(429)
    // Guesses of a stranger do not lock the owner out.
    expect(await guess('198.51.100.2')).toBe(401)
    for (let host = 10; host < 19; host += 1) await guesses(`198.51.100.${host}`)
    expect(await guess('198.51.100.99')).toBe(429)
    await limited.stop()
  })
})

describe('an operator', () => {
  it('[X-09] changes a role, which is user by default, and the change is recorded', async () => {
    const id = newId()
    await query(app.db).insertInto('user_profiles').values({ id }).execute()
    await changeRole(app.db, operator, id, 'moderator')
    const [done] = await listActions(app.db, 1)
    expect(done).toMatchObject({
      operator: 'olga',
      action: 'set-role',
      user_id: id,
      details: { from: 'user', to: 'moderator' },
      reason: 'a test',
    })
    await changeRole(app.db, operator, id, 'admin')
    expect((await listActions(app.db, 1))[0]?.details).toEqual({ from: 'moderator', to: 'admin' })
    await expect(changeRole(app.db, operator, id, 'emperor')).rejects.toThrow('must be one of')
  })

  it('bans and lifts the ban', async () => {
    const person = await createPerson(app)
    await banUser(app.db, operator, person.id, null)
    expect(await person.client.call(getSession, {})).toMatchObject({ code: 'account_banned' })
    await unbanUser(app.db, operator, person.id)
    expect((await person.client.call(getSession, {})).body).toEqual({ session: null })
    await expect(unbanUser(app.db, operator, person.id)).rejects.toThrow('not banned')
    const [lifted, banned] = await listActions(app.db, 2)
    expect([lifted?.action, banned?.action]).toEqual(['unban', 'ban'])
  })

  it('must identify exactly one person', async () => {
    await expect(banUser(app.db, operator, 'nobody@example.com', null)).rejects.toThrow(
      'Nobody has',
    )
    const ids = [newId(), newId()]
    for (const id of ids) await addAddress(id, 'two@example.com', true)
    await expect(banUser(app.db, operator, 'two@example.com', null)).rejects.toThrow(
      new RegExp(`^Several people .*\n${ids[0]}, no name, .*\n${ids[1]}, .*, address proven$`),
    )
  })

  it('never takes somebody for the owner of an address that they have only told', async () => {
    const email = 'lena@label.example'
    const impostor = newId()
    await addAddress(impostor, email, false)
    for (const command of [
      () => banUser(app.db, operator, email, null),
      () => unbanUser(app.db, operator, email),
      () => changeRole(app.db, operator, email, 'admin'),
    ])
      await expect(command()).rejects.toThrow(
        new RegExp(`${impostor}, no name, user, signs in with spotify, .* address not proven$`),
      )
    // Nor does the impostor stand in the way of the owner.
    const owner = newId()
    await addAddress(owner, email.toUpperCase(), true)
    expect(await banUser(app.db, operator, email, null)).toMatchObject({ id: owner })
  })

  it('gives no role to an address, even to a proven one', async () => {
    const id = newId()
    await addAddress(id, 'proven@example.com', true)
    await expect(changeRole(app.db, operator, 'proven@example.com', 'admin')).rejects.toThrow(
      `A role is given to an id`,
    )
    const { role } = await query(app.db)
      .selectFrom('user_profiles')
      .select('role')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(role).toBe('user')
  })
})

it('[NS-42] a ban and its end reach the open conversations and communities of the person', async () => {
  const [one, other] = [await createPerson(app), await createPerson(app)]
  const communityId = await createCommunity(app, one)
  const conversationId = await startPair(one, other)
  const place = { params: { conversationId } }
  const insideOf = async () =>
    (await other.client.call(getCommunity, { params: { communityId } })).body.insideVersion ?? 0
  let { change } = (await other.client.call(getConversation, place)).body
  let inside = await insideOf()
  const steps = [
    [() => banUser(app.db, operator, one.id, null), false],
    [() => unbanUser(app.db, operator, one.id), true],
  ] as const
  for (const [step, linked] of steps) {
    await step()
    const { body } = await other.client.call(listChanges, { ...place, query: { after: change } })
    expect(body.participants).toMatchObject([{ userId: one.id, user: { linked } }])
    const known = inside
    inside = await insideOf()
    expect(inside).toBeGreaterThan(known)
    change = body.upTo
  }
})

describe('the person concerned', () => {
  const lastMail = async () => (await listPostedMails(app.db, app.config))[0]

  it('receives a mail about a new account, without its password', async () => {
    await createUser(app.db, operator, account('told@example.com'))
    const mail = await lastMail()
    expect(mail).toMatchObject({ to: 'told@example.com', template: 'account_ready' })
    expect(mail?.content?.text).toContain('Hello Pat Wordsworth,')
    expect(mail?.content?.text).toContain(`${app.config.publicUrl}/auth/email`)
    expect(mail?.content?.text).not.toContain('Correct-1-horse')
  })

  it('receives mails about a ban and its end, never with the operator’s reason', async () => {
    await createUser(app.db, operator, account('banned@example.com'))
    await banUser(app.db, operator, 'banned@example.com', new Date('2099-01-31'))
    const ban = await lastMail()
    expect(ban).toMatchObject({ to: 'banned@example.com', template: 'banned' })
    expect(ban?.content?.text).toContain('until 31 January 2099 at 00:00 UTC.')
    expect(ban?.content?.text).not.toContain(operator.reason)
    expect(ban?.content?.text).not.toContain('write to')
    const [appealable] = await listPostedMails(app.db, {
      ...app.config,
      supportAddress: 'support@example.com',
    })
    const appeal = 'If you think this is a mistake, write to support@example.com.'
    expect(appealable?.content?.text).toContain(appeal)
    expect(appealable?.content?.html).toContain(appeal)
    await unbanUser(app.db, operator, 'banned@example.com')
    expect(await lastMail()).toMatchObject({ template: 'ban_lifted' })
    const because = 'Do not sell followers here.'
    await banUser(app.db, operator, 'banned@example.com', null, { because })
    expect((await lastMail())?.content?.text).toContain(because)
    await banUser(app.db, operator, 'banned@example.com', new Date('2099-01-31'))
    expect((await lastMail())?.content?.text).toContain(because)
    await unbanUser(app.db, operator, 'banned@example.com')
    await banUser(app.db, operator, 'banned@example.com', null)
    expect((await lastMail())?.content?.text).not.toContain(because)
    expect((await lastMail())?.content?.text).toContain('You can no longer use your account')
  })

  it('receives nothing about refused commands', async () => {
    const before = (await listPostedMails(app.db, app.config)).length
    await expect(createUser(app.db, operator, account('told@example.com'))).rejects.toThrow(
      'already',
    )
    expect(await listPostedMails(app.db, app.config)).toHaveLength(before)
  })
})
