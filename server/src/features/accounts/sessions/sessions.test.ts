import {
  deleteSession,
  getSession,
  listSessions,
  refreshSession,
  signOut,
  signOutElsewhere,
  signOutEverywhere,
} from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { insertSession } from '../../../platform/sessions/sessions.store.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'

const day = 24 * 60 * 60 * 1000
let app: TestApp
let now = new Date('2026-03-01T12:00:00Z')
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())

const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

async function ban(userId: string, until: Date | null): Promise<void> {
  await query(app.db)
    .insertInto('banned_users')
    .values({ user_id: userId, expires_at: until })
    .execute()
}

describe('a session', () => {
  it('does not exist for a visitor', async () => {
    const { status, body } = await app.visitor.call(getSession, {})
    expect([status, body]).toEqual([200, { session: null }])
  })

  it('[A-51, A-73] contains the signed-in person’s own profile and id', async () => {
    const { client, id, sessionId } = await createPerson(app, { fullName: 'Ada Vale', now })
    const { body } = await client.call(getSession, {})
    expect(body.session).toMatchObject({
      id: sessionId,
      provider: 'google',
      profile: {
        id,
        fullName: 'Ada Vale',
        role: 'user',
        verified: false,
        professions: ['Producer'],
      },
    })
  })

  it('[I-14] shows initials drawn by our own server to people without a picture', async () => {
    const { client } = await createPerson(app, { fullName: 'Ada <b>Vale', now })
    const { body } = await client.call(getSession, {})
    const url = body.session?.profile.avatarUrl ?? ''
    expect(url).toMatch(/^\/avatars\/initials\.svg\?name=/)
    const image = await client.fetch(url)
    expect(image.headers.get('content-type')).toContain('image/svg+xml')
    expect(await image.text()).toContain('>A&#60;</text>')
  })

  it('costs one statement to check', async () => {
    const { client } = await createPerson(app, { now })
    await client.call(listSessions, {})
    app.database.statements.length = 0
    await client.call(listSessions, {})
    expect(app.database.statements).toHaveLength(2)
    expect(app.database.statements.filter((text) => text.includes('token_hash'))).toHaveLength(1)
  })

  it('is stored as a hash only', async () => {
    const { client } = await createPerson(app, { now })
    const token = client.cookie('session') ?? ''
    const rows = await query(app.db).selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.some((row) => row.token_hash.equals(hashToken(token)))).toBe(true)
  })

  it('is extended by use for 30 days at a time, and ends after 180', async () => {
    const { client, sessionId } = await createPerson(app, { now })
    const startedAt = now
    for (let days = 20; days <= 160; days += 20) {
      now = new Date(startedAt.getTime() + days * day)
      const answer = await client.call(getSession, {})
      expect(answer.body.session?.id, `day ${days}`).toBe(sessionId)
      expect(answer.headers.get('set-cookie')).toMatch(
        /^session=[\w-]{43};.*HttpOnly; SameSite=Lax/,
      )
    }
    now = new Date(startedAt.getTime() + 179 * day)
    expect((await client.call(getSession, {})).body.session?.id).toBe(sessionId)
    now = new Date(startedAt.getTime() + 181 * day)
    expect((await client.call(getSession, {})).body.session).toBeNull()
  })

  it('ends after 30 days without use', async () => {
    const { client } = await createPerson(app, { now })
    now = later(30 * day + 1)
    expect((await client.call(getSession, {})).body.session).toBeNull()
    expect(await client.call(listSessions, {})).toMatchObject({
      status: 401,
      code: 'not_authenticated',
    })
  })

  it('[A-61] is required by everything that is not public', async () => {
    const { status, body } = await app.visitor.call(listSessions, {})
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'not_authenticated', message: 'Not authenticated' })
  })

  it('[A-70] can be refreshed, with the newest profile', async () => {
    const { client, id } = await createPerson(app, { now })
    await query(app.db)
      .updateTable('user_profiles')
      .set({ bio: 'New words' })
      .where('id', '=', id)
      .execute()
    now = later(2 * day)
    const { body } = await client.call(refreshSession, { body: {} })
    expect(body.profile.bio).toBe('New words')
    expect(body.expiresAt).toBe(later(30 * day).toISOString())
  })

  it('gets its time zone from a refresh, and keeps it if none is sent', async () => {
    const { client } = await createPerson(app, { now })
    const zoneAfter = async (body: { timeZone?: string } | undefined) =>
      (await client.call(refreshSession, { body })).body.timeZone
    expect(await zoneAfter({ timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo')
    expect(await zoneAfter({ timeZone: 'Nowhere/Lost' })).toBe('Asia/Tokyo')
    expect(await zoneAfter(undefined)).toBe('Asia/Tokyo')
    const { body } = await client.call(getSession, {})
    expect(body.session?.timeZone).toBe('Asia/Tokyo')
  })

  it.each([
    ['no cookie at all', undefined],
    ['an empty one', ''],
    ['another token', 'A'.repeat(43)],
    ['a token with SQL in it', "' or 1=1 --"],
    ['the hash itself', hashToken('x').toString('hex')],
  ])('is not opened by %s', async (_name, cookie) => {
    const client = app.newClient()
    if (cookie !== undefined) client.setCookie('session', cookie)
    expect((await client.call(getSession, {})).body).toEqual({ session: null })
  })
})

describe('a ban', () => {
  it('[X-01, X-03, X-07] refuses every request of the banned person, until it ends, and nobody without a row', async () => {
    const free = await createPerson(app, { now })
    expect((await free.client.call(getSession, {})).body.session?.id).toBe(free.sessionId)
    const { client, id } = await createPerson(app, { now })
    await ban(id, later(day))
    const refused = {
      status: 403,
      code: 'account_banned',
      body: { until: later(day).toISOString() },
    }
    expect(await client.call(getSession, {})).toMatchObject(refused)
    expect(await client.call(listSessions, {})).toMatchObject(refused)
    expect((await client.call(signOut, {})).status).toBe(204)
    const other = await createPerson(app, { now })
    await ban(other.id, later(-1))
    expect((await other.client.call(getSession, {})).status).toBe(200)
    const forever = await createPerson(app, { now })
    await ban(forever.id, null)
    const answer = await forever.client.call(getSession, {})
    expect([answer.status, 'until' in answer.body]).toEqual([403, false])
  })
})

describe('signing out', () => {
  it('ends this session only, and may be repeated', async () => {
    const { client, id } = await createPerson(app, { now })
    const second = app.newClient()
    const { token } = await insertSession(app.db, {
      userId: id,
      provider: 'apple',
      userAgent: 'x',
      now,
    })
    second.setCookie('session', token)
    const stolen = client.cookie('session') ?? ''
    expect((await client.call(signOut, {})).status).toBe(204)
    expect(client.cookie('session')).toBeUndefined()
    expect((await client.call(signOut, {})).status).toBe(204)
    client.setCookie('session', stolen)
    expect((await client.call(getSession, {})).body.session).toBeNull()
    expect((await second.call(getSession, {})).body.session?.profile.id).toBe(id)
  })

  it('everywhere ends all sessions of this person, and nobody else’s', async () => {
    const { client, id } = await createPerson(app, { now })
    const second = app.newClient()
    const { token } = await insertSession(app.db, {
      userId: id,
      provider: 'apple',
      userAgent: 'x',
      now,
    })
    second.setCookie('session', token)
    const other = await createPerson(app, { now })
    expect((await client.call(signOutEverywhere, {})).status).toBe(204)
    expect((await second.call(getSession, {})).body.session).toBeNull()
    expect((await other.client.call(getSession, {})).body.session?.id).toBe(other.sessionId)
  })
})

describe('signing out elsewhere', () => {
  it('keeps the current session, and touches nobody else’s', async () => {
    const person = await createPerson(app, { now })
    const other = await createPerson(app, { now })
    const session = { userId: person.id, provider: 'apple', userAgent: undefined, now } as const
    const elsewhere = app.newClient()
    elsewhere.setCookie('session', (await insertSession(app.db, session)).token)
    expect((await person.client.call(signOutElsewhere, {})).status).toBe(204)
    expect((await person.client.call(getSession, {})).body.session?.id).toBe(person.sessionId)
    expect((await elsewhere.call(getSession, {})).body.session).toBeNull()
    expect((await other.client.call(getSession, {})).body.session).not.toBeNull()
  })
})

describe('the list of sessions', () => {
  it('has only the person’s own, the latest use first, in words', async () => {
    const person = await createPerson(app, { now: later(-60_000) })
    await createPerson(app, { now })
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
    await insertSession(app.db, { userId: person.id, provider: 'apple', userAgent: agent, now })
    const { body } = await person.client.call(listSessions, {})
    expect(body.sessions).toMatchObject([
      { provider: 'apple', device: 'Safari on iPhone', current: false },
      { id: person.sessionId, provider: 'google', device: 'Unknown device', current: true },
    ])
  })

  it('allows ending a session, but not another person’s', async () => {
    const person = await createPerson(app, { now })
    const other = await createPerson(app, { now })
    const params = (sessionId: string) => ({ params: { sessionId } })
    expect(await person.client.call(deleteSession, params(other.sessionId))).toMatchObject({
      status: 404,
      code: 'session_not_found',
    })
    expect((await other.client.call(getSession, {})).body.session).not.toBeNull()
    expect((await person.client.call(deleteSession, params(person.sessionId))).status).toBe(204)
    expect((await person.client.call(getSession, {})).body.session).toBeNull()
  })
})
