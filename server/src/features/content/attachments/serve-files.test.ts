import { signedSeconds } from '@patchbay/contract/content/attachments'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentRows, createPostRow, sendTo } from '../../../../test/attachments.ts'
import { createCommunity } from '../../../../test/communities.ts'
import * as samples from '../../../../test/samples/file-samples.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { insertSession } from '../../../platform/sessions/sessions.store.ts'
import { attachToPost, signerFor } from './public.ts'

let app: TestApp
let now = new Date()
let owner: TestPerson
let member: TestPerson
let stranger: TestPerson
let communityId: string
/** The key of a file of a post in a private community. */
let key: string
let postId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  owner = await createPerson(app)
  stranger = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  member = await createPerson(app)
  communityId = await createCommunity(app, owner, { isPrivate: true, members: [member] })
  postId = await createPostRow(app, owner, communityId)
  key = await uploadToPost()
})

const upload = async () => (await sendTo(owner, communityId, samples.mp3(), 'take.mp3')).body
/** Returns the key. */
async function uploadToPost(): Promise<string> {
  const { id, path } = await upload()
  const files = [{ id }]
  await transaction(app.db, (tx) =>
    attachToPost(tx, { postId, ownerId: owner.id, communityId, files }),
  )
  return `community-attachments/${path}`
}
const addressFor = async ({ id, sessionId }: TestPerson, file = key) => {
  const viewer = {
    userId: id,
    sessionId,
    bearer: false,
    confirmedAt: new Date(),
    provider: 'google',
    role: 'user',
    onboarded: true,
    secondFactorAt: null,
    since: new Date(),
  } as const
  return (await signerFor({ db: app.db, now: () => now, viewer }))(file)
}
const ask = async (client: TestPerson['client'], address: string) => {
  const answer = await client.fetch(address)
  const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '')
  return [answer.status, text, answer.headers.get('cache-control')] as const
}
/** The answer at an address where nothing exists. */
const nothing = async () => ask(app.visitor, '/files/nowhere')

describe('a signed address', () => {
  it('[W-12] gives members the file, whole or in part, and is revalidated each time', async () => {
    const address = await addressFor(member)
    const answer = await member.client.fetch(address)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(samples.mp3())
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="take\.mp3"/)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const part = await member.client.fetch(address, { headers: { range: 'bytes=0-1' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 0-1/1251'])
    const etag = answer.headers.get('etag') ?? ''
    const known = await member.client.fetch(address, { headers: { 'if-none-match': etag } })
    expect(known.status).toBe(304)
    const head = await member.client.fetch(address, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1251'])
  })

  it('[W-07] works for 3600 seconds', async () => {
    expect(signedSeconds).toBe(3_600)
    const address = await addressFor(member)
    const start = now.getTime()
    now = new Date(start + 3_599_000)
    expect((await ask(member.client, address))[0]).toBe(200)
    now = new Date(start + 3_600_000)
    expect(await ask(member.client, address)).toEqual(await nothing())
  })

  it('[W-12] does not work for anybody else, nor in another session of the same person', async () => {
    const address = await addressFor(member)
    const other = await insertSession(app.db, {
      userId: member.id,
      provider: 'google',
      userAgent: undefined,
      now,
    })
    const elsewhere = app.newClient()
    elsewhere.setCookie('session', other.token)
    for (const client of [owner.client, stranger.client, app.visitor, elsewhere])
      expect(await ask(client, address)).toEqual(await nothing())
  })

  it('[W-12] does not work for people who may not see the post, even with a valid signature', async () => {
    expect(await ask(stranger.client, await addressFor(stranger))).toEqual(await nothing())
    const address = await addressFor(member)
    expect((await ask(member.client, address))[0]).toBe(200)
    await query(app.db).deleteFrom('community_members').where('user_id', '=', member.id).execute()
    expect(await ask(member.client, address)).toEqual(await nothing())
  })

  it('of a post in a public community works for its guests', async () => {
    await query(app.db)
      .updateTable('communities')
      .set({ is_private: false })
      .where('id', '=', communityId)
      .execute()
    expect((await ask(stranger.client, await addressFor(stranger)))[0]).toBe(200)
  })

  it('[W-12] of a file that is not sent yet works only for its owner', async () => {
    const { path, signedUrl } = await upload()
    expect((await ask(owner.client, signedUrl))[0]).toBe(200)
    const address = await addressFor(member, `community-attachments/${path}`)
    expect(await ask(member.client, address)).toEqual(await nothing())
  })

  it('stops working with its post or session, and for a person who is banned or not onboarded', async () => {
    const address = await addressFor(member)
    const profile = query(app.db).updateTable('user_profiles').where('id', '=', member.id)
    await profile.set({ onboarding_completed: false }).execute()
    expect(await ask(member.client, address)).toEqual(await nothing())
    await profile.set({ onboarding_completed: true }).execute()
    await query(app.db).insertInto('banned_users').values({ user_id: member.id }).execute()
    expect(await ask(member.client, address)).toEqual(await nothing())
    await query(app.db).deleteFrom('banned_users').execute()
    expect((await ask(member.client, address))[0]).toBe(200)
    const owners = await addressFor(owner)
    await query(app.db).deleteFrom('sessions').where('id', '=', member.sessionId).execute()
    expect(await ask(member.client, address)).toEqual(await nothing())
    await query(app.db).deleteFrom('community_posts').where('id', '=', postId).execute()
    expect(await ask(owner.client, owners)).toEqual(await nothing())
  })

  it('works only exactly as it was signed', async () => {
    const address = await addressFor(member)
    const { pathname, searchParams } = new URL(address, app.origin)
    const [expires = '', signature = ''] = searchParams.values()
    const other = await uploadToPost()
    const signed = (path: string, until: unknown, by: string) =>
      `${path}?expires=${String(until)}&signature=${by}`
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    const attacks = [
      pathname,
      `${pathname}?expires=${expires}`,
      `${pathname}?signature=${signature}`,
      signed(pathname, Number(expires) + 1, signature),
      signed(pathname, `${expires}0`, signature),
      signed(pathname, '9'.repeat(400), signature),
      signed(pathname, 'Infinity', signature),
      signed(pathname, -1, signature),
      signed(pathname, expires, flipped),
      signed(pathname, expires, ''),
      signed(pathname, expires, signature.slice(0, -1)),
      signed(pathname, expires, `${signature}=`),
      signed(pathname, expires, '%00'),
      `${address}&signature=${signature}`,
      `${address}&expires=${expires}`,
      signed(`/files/${other}`, expires, signature),
      signed(pathname.replace('community-attachments', 'avatars'), expires, signature),
      signed(pathname.replace('community-attachments', 'community-covers'), expires, signature),
      signed(pathname.replace('.mp3', '.webp'), expires, signature),
      signed(pathname.toUpperCase().replace('/FILES', '/files'), expires, signature),
      signed(pathname.replace(/\/([^/]+)$/, '/..%2F$1'), expires, signature),
      signed(pathname.replace(/\/([^/]+)$/, '/%2e%2e%2f%2e%2e%2f$1'), expires, signature),
      signed(`${pathname}%00`, expires, signature),
    ]
    for (const attack of attacks)
      expect(await ask(member.client, attack), attack).toEqual(await nothing())
    expect((await ask(member.client, address))[0]).toBe(200)
  })

  it('[W-08] of a missing file answers 404, and the file is marked as missing', async () => {
    const address = await addressFor(member)
    await rm(join(app.config.dataDir, 'files', key))
    expect(await ask(member.client, address)).toEqual(await nothing())
    const rows = await attachmentRows(app, owner.id)
    expect(rows.find(({ path }) => key.endsWith(path))?.missing_at).toEqual(now)
  })
})
