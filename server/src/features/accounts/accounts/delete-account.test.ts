import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { uploadAttachment } from '@patchbay/contract/content/attachments'
import { uploadAvatar } from '@patchbay/contract/accounts/avatars'
import { sendFeedback } from '@patchbay/contract/staff/feedback'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { requestVerification } from '@patchbay/contract/staff/verifications'
import { sql } from 'kysely'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leaveArticleTraces } from '../../../../test/privacy/article-traces.ts'
import { startMailServer, type TestMailServer } from '../../../../test/services/mail-server.ts'
import {
  leaveCommunityTraces,
  type CommunityTraces,
} from '../../../../test/privacy/community-traces.ts'
import { leaveMarketplaceTraces } from '../../../../test/privacy/marketplace-traces.ts'
import { leavePeopleTraces } from '../../../../test/privacy/people-traces.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plain } from '../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listJobs } from '../../../platform/jobs/jobs.store.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'
import { newToken } from '../../../platform/sessions/tokens.ts'
import { putEmailChange } from '../credentials/email-changes.store.ts'
import { putReset } from '../credentials/password-resets.store.ts'
import { keepDevice } from '../../notices/devices/devices.store.ts'
import { insertHandover } from '../handovers/handovers.store.ts'
import { resolveReport } from '../../staff/operators/public.ts'
import { erasureMap } from './erasure-map.ts'

const canary = 'zebrafinch'
let mails: TestMailServer
let app: TestApp
let person: TestPerson
beforeAll(async () => {
  mails = await startMailServer()
  app = await startTestApp({ worker: true, config: { smtpUrl: mails.url } })
})
afterAll(async () => {
  await app.stop()
  await mails.stop()
})
beforeEach(async () => {
  person = await createPerson(app)
})

const erase = (confirmText = 'delete my account') =>
  person.client.call(deleteAccount, { body: { confirmText } })
const profileOf = (id: string) =>
  query(app.db).selectFrom('user_profiles').selectAll().where('id', '=', id).executeTakeFirst()

/** The tables that contain a word in any column, including the tables of the job queue. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(query(app.db))
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ hits: string }>`
      select count(*) as hits from ${sql.raw(name)} as row
      where row::text ilike ${`%${word}%`}`.execute(query(app.db))
    if (rows[0]?.hits !== '0') found.push(name)
  }
  return found
}

/**
 * Creates everything that a person can leave in the product, each item containing the canary word.
 */
async function leaveTraces(): Promise<CommunityTraces & { readonly report: string }> {
  const { id, sessionId, client } = person
  const link = `https://${canary}.example/`
  await client.call(updateProfile, {
    body: {
      fullName: `${canary} One`,
      displayName: `${canary} Two`,
      bio: canary,
      goals: `${canary} goals and more`,
      location: `${canary}, Leeds`,
      website: link,
      professions: ['Other'],
      otherProfession: canary,
      social: { instagram: canary, youtube: `youtube.com/@${canary}` },
    },
  })
  await query(app.db)
    .updateTable('user_profiles')
    .set({ email: `${canary}@example.com`, avatar_provider_url: link })
    .where('id', '=', id)
    .execute()
  await keepDevice(app.db, sessionId, canary, new Date())
  const identity = { user_id: id, provider: 'google', issuer: link, subject: canary, email: canary }
  await query(app.db)
    .insertInto('identities')
    .values({ id: newId(), ...identity })
    .execute()
  const said = {
    issuer: link,
    subject: canary,
    email: canary,
    name: canary,
    isEmailVerified: true,
    pictureUrl: null,
  }
  const asked = { provider: 'google', challenge: newToken(), confirms: false } as const
  const handover = { ...asked, person: said }
  await insertHandover(app.db, newToken(), handover, new Date())
  await query(app.db)
    .insertInto('password_credentials')
    .values({ user_id: id, email: `${canary}@example.com`, password_hash: canary })
    .execute()
  await putReset(app.db, id, newToken(), new Date())
  const [newEmail, currentToken] = [`${canary}@new.example`, newToken()]
  const change = { userId: id, newEmail, currentToken, newToken: newToken(), now: new Date() }
  await putEmailChange(app.db, change)
  await query(app.db)
    .updateTable('sessions')
    .set({ user_agent: canary, time_zone: canary })
    .where('user_id', '=', id)
    .execute()
  const credentials = `${canary} and more words about what was done in music so far`
  await client.call(requestVerification, { body: { credentials } })
  await client.call(sendFeedback, { body: { type: 'question', content: canary } })
  const picture = new Blob([new Uint8Array(await plain(64, 64).jpeg().toBuffer())])
  await client.call(uploadAvatar, { query: {}, body: picture })
  await client.call(uploadAttachment, {
    params: { contextType: 'profile', contextId: id },
    query: { name: `${canary}.jpg` },
    body: picture,
  })
  await leaveArticleTraces(app, person, canary)
  const left = await leaveCommunityTraces(app, person, canary)
  await leaveMarketplaceTraces(app, person, canary)
  const { shared: communityId } = left
  const report = await leavePeopleTraces(app, { person, communityId, word: canary })
  return { ...left, report }
}

describe('a deleted account', () => {
  it('[F-12, F-15] is really gone, from every column of every table and from the files', async () => {
    const { empty, report } = await leaveTraces()
    const cover = `${app.origin}/community-covers/${empty}/cover.webp`
    expect((await fetch(cover)).status).toBe(200)
    expect((await tablesWith(canary)).toSorted()).toEqual([
      'public.attachments',
      'public.communities',
      'public.community_events',
      'public.community_posts',
      'public.conversations',
      'public.devices',
      'public.email_changes',
      'public.handovers',
      'public.identities',
      'public.information_hub_post_replies',
      'public.membership_requests',
      'public.messages',
      'public.notices',
      'public.password_credentials',
      'public.post_replies',
      'public.saved_searches',
      'public.service_listing_searches',
      'public.service_listings',
      'public.sessions',
      'public.user_feedback',
      'public.user_profiles',
      'public.user_reports',
      'public.verification_requests',
    ])
    const storage = createDiskStorage(join(app.config.dataDir, 'files'))
    const sentFiles = async () =>
      (await storage.list(`message_attachments/${person.id}/`)).files.length
    expect(await sentFiles()).toBe(2)
    expect(await erase()).toMatchObject({ status: 200, body: { success: true } })
    await expect.poll(() => listJobs(app.db, 10)).toEqual([])
    // A report keeps its copy of the reported content until an operator resolves it.
    expect(await tablesWith(canary)).toEqual(['public.user_reports'])
    const operator = { name: 'olga', reason: 'the account is gone' }
    await resolveReport(app.db, operator, report, 'The account is gone.')
    expect(await tablesWith(canary)).toEqual([])
    expect(await sentFiles()).toBe(0)
    for (const file of ['avatar.webp', 'avatar-96.webp'])
      expect((await fetch(`${app.origin}/avatars/${person.id}/${file}`)).status).toBe(404)
    expect((await fetch(cover)).status).toBe(404)
    expect(await profileOf(person.id)).toMatchObject({
      deleted_at: expect.any(Date),
      full_name: null,
    })
  })

  it('is confirmed by mail, to the address that is deleted afterwards', async () => {
    await query(app.db)
      .updateTable('user_profiles')
      .set({ email: 'leaving@example.com' })
      .where('id', '=', person.id)
      .execute()
    await erase()
    const sent = () => mails.received.filter(({ to }) => JSON.stringify(to).includes('leaving@'))
    await expect
      .poll(() => sent().map(({ email }) => email.subject))
      .toEqual(['Your Patchbay account has been deleted'])
    await expect.poll(() => tablesWith('leaving@example.com')).toEqual([])
  })

  it('can no longer sign in or be changed', async () => {
    const page = await listen(app, person.client)
    const token = person.client.cookie('session') ?? ''
    await erase()
    expect(await page.closed).toBe(4001)
    expect(person.client.cookie('session')).toBeUndefined()
    person.client.setCookie('session', token)
    expect((await person.client.call(getSession, {})).body).toEqual({ session: null })
    const body = { bio: 'Still here?' }
    expect((await person.client.call(updateProfile, { body })).status).toBe(401)
    expect((await profileOf(person.id))?.bio).toBeNull()
  })

  it.each(['', 'delete', 'delete my accoun', 'delete  my account', 'ｄelete my account', 'yes'])(
    '[F-04, F-14] needs the exact confirmation text: %j is refused',
    async (words) => {
      const answer = await erase(words)
      expect(answer).toMatchObject({ status: 400, code: 'deletion_not_confirmed' })
      expect(answer.body).toMatchObject({ message: 'Please type "delete my account" to confirm' })
      expect((await profileOf(person.id))?.deleted_at).toBeNull()
    },
  )

  it('[F-03] accepts the confirmation text in any case', async () => {
    expect((await erase(' Delete My ACCOUNT ')).status).toBe(200)
  })

  it('[F-06, F-13] can only be deleted by its own person, in a session', async () => {
    const other = await createPerson(app)
    const body = { confirmText: 'delete my account' }
    expect((await app.visitor.call(deleteAccount, { body })).status).toBe(401)
    const forged = { ...body, userId: other.id, id: other.id }
    expect((await person.client.call(deleteAccount, { body: forged })).status).toBe(400)
    expect((await profileOf(person.id))?.deleted_at).toBeNull()
    expect((await person.client.call(deleteAccount, { body })).status).toBe(200)
    expect((await profileOf(other.id))?.deleted_at).toBeNull()
    expect((await profileOf(person.id))?.deleted_at).not.toBeNull()
  })

  it('is deleted once, however often that is requested at the same time', async () => {
    const answers = await Promise.all([erase(), erase(), erase()])
    const outcomes = answers.map(({ status, code }) => code ?? status)
    expect(outcomes).toContain(200)
    for (const outcome of outcomes) expect([200, 'not_authenticated']).toContain(outcome)
    expect((await profileOf(person.id))?.deleted_at).not.toBeNull()
  })
})

describe('the erasure map', () => {
  it('names every column that refers to a person', async () => {
    const { rows } = await sql<{ place: string }>`
      select c.conrelid::regclass || '.' || a.attname as place
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'user_profiles'::regclass`.execute(query(app.db))
    expect(rows.map(({ place }) => place).toSorted()).toEqual(Object.keys(erasureMap).toSorted())
  })

  it('matches what the deletion does', async () => {
    await leaveTraces()
    const past = new Date(0)
    await query(app.db)
      .insertInto('banned_users')
      .values({ user_id: person.id, expires_at: past })
      .execute()
    await erase()
    for (const [place, [becomes]] of Object.entries(erasureMap)) {
      if (becomes !== 'deleted') continue
      const [table = '', column = ''] = place.split('.')
      const { rows } = await sql<{ left: string }>`select count(*) as left
        from ${sql.table(table)} where ${sql.ref(column)} = ${person.id}`.execute(query(app.db))
      expect(rows, place).toEqual([{ left: '0' }])
    }
  })
})
