import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { leaveCommunity, requestMembership } from '@patchbay/contract/communities/memberships'
import { deleteReply } from '@patchbay/contract/communities/replies'
import { markRead } from '@patchbay/contract/messaging/conversations'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban, unban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { say, startPair } from '../../../../test/conversations.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { announceEvent, hoursAfter } from '../../../../test/events.ts'
import { mailsOf, proveAddress, wantMails } from '../../../../test/mails.ts'
import { setTimeZone } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

/** A Friday, before the clocks of Europe go forward on Sunday. */
const friday = new Date('2027-03-26T12:00:00Z')
let now = friday
let app: TestApp
let categoryId: string
let ann: TestPerson
let bob: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = friday
  await query(app.db).deleteFrom('mail_settings').execute()
  ann = await createPerson(app, { now, fullName: 'Ann Tape' })
  bob = await createPerson(app, { now, fullName: 'Bob <b>Reel</b>' })
  await proveAddress(app, ann)
  await setTimeZone(app, ann, 'Europe/Berlin')
  communityId = await createCommunity(app, ann, { name: 'Reel & Co', members: [bob] })
})

const at = async (moment: string): Promise<string[]> => {
  now = new Date(moment)
  await app.runJob('send_digests')
  return (await mailsOf(app, ann)).map(({ subject }) => subject)
}
const later = () => {
  now = new Date(now.getTime() + 60_000)
}
/** A minute later, Bob answers a post of Ann, which she has not seen. */
async function answered(text = 'Quarter inch, of course.') {
  later()
  const post = await writePost(ann, communityId, { categoryId, title: 'Which tape?' })
  return { post, reply: await answerPost(bob, post.id, text) }
}
const newest = async () => (await mailsOf(app, ann)).at(-1)

describe('the digest of a person', () => {
  it('is never sent unasked', async () => {
    await answered()
    expect(await at('2027-03-27T07:00:00Z')).toEqual([])
    await wantMails(ann, { digest: 'never' })
    expect(await at('2027-03-29T07:00:00Z')).toEqual([])
  })

  it('arrives at eight where the person is, also after the clocks went forward, once', async () => {
    await wantMails(ann, { digest: 'daily' })
    await answered()
    // Eight in Berlin is seven in UTC until Saturday, and six from Sunday on.
    expect(await at('2027-03-27T06:59:59Z')).toEqual([])
    expect(await at('2027-03-27T07:00:00Z')).toEqual(['Your day at Patchbay'])
    expect(await at('2027-03-27T07:05:00Z')).toHaveLength(1)
    await answered()
    expect(await at('2027-03-28T05:59:59Z')).toHaveLength(1)
    expect(await at('2027-03-28T06:00:00Z')).toHaveLength(2)
  })

  it('has only what was not there before, and is not sent if there is nothing', async () => {
    await answered('Before.')
    now = new Date('2027-03-26T13:00:00Z')
    await wantMails(ann, { digest: 'daily' })
    expect(await at('2027-03-27T07:00:00Z')).toEqual([])
    await answered('After.')
    expect(await at('2027-03-28T06:00:00Z')).toHaveLength(1)
    expect(await at('2027-03-29T06:00:00Z')).toHaveLength(1)
  })

  it('arrives once a week on the day that the person chose', async () => {
    await wantMails(ann, { digest: 'weekly', weekday: 3, hour: 19 })
    await answered()
    expect(await at('2027-03-29T17:00:00Z')).toEqual([])
    expect(await at('2027-03-31T16:59:00Z')).toEqual([])
    expect(await at('2027-03-31T17:00:00Z')).toEqual(['Your week at Patchbay'])
    await answered()
    expect(await at('2027-04-06T17:00:00Z')).toHaveLength(1)
    expect(await at('2027-04-07T17:00:00Z')).toHaveLength(2)
  })

  it('follows the person into another time zone, and waits for the morning if it is late', async () => {
    await wantMails(ann, { digest: 'daily' })
    await answered()
    await setTimeZone(app, ann, 'America/New_York')
    expect(await at('2027-03-27T07:00:00Z')).toEqual([])
    // No node ran at eight in New York, and not for hours.
    expect(await at('2027-03-27T16:30:00Z')).toEqual([])
    expect(await at('2027-03-28T11:59:00Z')).toEqual([])
    expect(await at('2027-03-28T12:00:00Z')).toHaveLength(1)
  })

  it('takes the time zone of the place in the profile if no browser said one', async () => {
    await query(app.db)
      .updateTable('sessions')
      .set({ time_zone: null })
      .where('user_id', '=', ann.id)
      .execute()
    const zones = async (location: string | null) => {
      await query(app.db)
        .updateTable('user_profiles')
        .set({ location })
        .where('id', '=', ann.id)
        .execute()
      return (await wantMails(ann, {})).zoneNow
    }
    expect(await zones('Tokyo, Japan')).toBe('Asia/Tokyo')
    expect(await zones('Los Angeles, United States')).toMatch(/^America\//)
    expect(await zones('Nowhere')).toBe('UTC')
    expect(await zones(null)).toBe('UTC')
    const chosen = await wantMails(ann, { timeZone: 'Asia/Kolkata' })
    expect([chosen.timeZone, chosen.zoneNow]).toEqual(['Asia/Kolkata', 'Asia/Kolkata'])
  })

  it('is sent once however often the job runs at the same time, on two nodes', async () => {
    await wantMails(ann, { digest: 'daily' })
    await answered()
    const other = await startTestApp({ now: () => now, database: app.database })
    now = new Date('2027-03-27T07:00:00Z')
    await Promise.all([app, other, app, other].map((node) => node.runJob('send_digests')))
    await other.stop()
    expect(await mailsOf(app, ann)).toHaveLength(1)
  })

  it('goes to nobody whose address is not proven, or has refused mail for good', async () => {
    await wantMails(bob, { digest: 'daily' })
    await wantMails(ann, { digest: 'daily' })
    await answered()
    const { post } = await answered()
    await writePost(ann, communityId, { categoryId, title: 'For Bob' })
    expect(post.title).toBe('Which tape?')
    const refused = { id: crypto.randomUUID(), to_address: `${ann.id}@EXAMPLE.com`, template: 'x' }
    await query(app.db)
      .insertInto('mails')
      .values({ ...refused, refused_at: now })
      .execute()
    expect(await at('2027-03-27T07:00:00Z')).toEqual([])
    expect(await at('2027-03-27T08:00:00Z')).toEqual([])
    expect(
      await query(app.db)
        .selectFrom('mails')
        .select('template')
        .where('template', '=', 'digest')
        .where('user_id', 'in', [ann.id, bob.id])
        .execute(),
    ).toEqual([])
  })

  it('needs the same few statements for much as for little', async () => {
    await wantMails(ann, { digest: 'daily' })
    const count = async (moment: string) => {
      app.database.statements.length = 0
      expect(await at(moment)).not.toEqual([])
      return statementsOfRequests(app).filter((text) => /^(select|insert|update|with)/i.test(text))
        .length
    }
    await answered()
    const few = await count('2027-03-27T07:00:00Z')
    for (const text of ['a', 'b', 'c', 'd']) await answered(text)
    await announceEvent(bob, communityId, {
      startTime: hoursAfter(now, 8),
      endTime: hoursAfter(now, 9),
    })
    await writePost(bob, communityId, { categoryId, title: 'Also' })
    expect(await count('2027-03-28T06:00:00Z')).toBe(few)
    expect(few).toBe(13)
  })
})

describe('in a digest', () => {
  beforeEach(async () => {
    await wantMails(ann, { digest: 'daily' })
    later()
  })

  it('stand replies, requests, conversations, events and posts, each with its link', async () => {
    const { post, reply } = await answered()
    const asking = await createPerson(app, { now, fullName: 'Cleo' })
    const privateId = await createCommunity(app, ann, { name: 'Closed Circle', isPrivate: true })
    await asking.client.call(requestMembership, { params: { communityId: privateId }, body: {} })
    const conversationId = await startPair(bob, ann)
    await say(bob, conversationId, 'Nobody else may read this.')
    await say(bob, conversationId, 'Nor this.')
    const event = await announceEvent(bob, communityId, {
      title: 'Splice & dice',
      startTime: '2027-03-27T18:00:00.000Z',
      endTime: '2027-03-27T20:00:00.000Z',
    })
    const good = await writePost(bob, communityId, { categoryId, title: 'Bias explained' })
    await at('2027-03-27T07:00:00Z')
    const { text = '', html = '', subject = '' } = (await newest()) ?? {}
    const link = (path: string) => `${app.config.publicUrl}${path}`
    for (const expected of [
      '1 reply, 1 unread conversation, 1 notice about your communities, 1 event coming up and 1 post worth reading.',
      'Bob <b>Reel</b> replied to Which tape?',
      link(`/posts/${post.id}#${reply.id}`),
      'Cleo asks to join Closed Circle',
      link(`/communities/${privateId}?requests=true`),
      '2 unread messages',
      link(`/messages?id=${conversationId}`),
      'Splice & dice',
      'Saturday 27 March, 19:00 · The Old Fire Station, Leeds · Reel & Co',
      link(`/events/${event.id}`),
      'Bias explained',
      link(`/posts/${good.id}`),
    ])
      expect(text).toContain(expected)
    // What people have called themselves is text, and nothing else.
    expect(html).toContain('Bob &#60;b&#62;Reel&#60;/b&#62;')
    expect(html).not.toMatch(/<b>|<img|<script|<link|url\(/)
    // A digest has no previews, as pushes have none: no words of others, and no names where a lock
    // screen shows them.
    expect(`${text}${html}`).not.toMatch(/Nobody else|Nor this|Quarter inch/)
    expect(subject).not.toContain('Bob')
    const preheader = /mso-hide:all">([^<]*)</.exec(html)?.[1] ?? ''
    expect(preheader).toMatch(/^1 reply/)
    expect(preheader).not.toContain('Bob')
  })

  it('is quoted what others wrote in public only if pushes may', async () => {
    await query(app.db)
      .insertInto('push_settings')
      .values({ user_id: ann.id, previews: true, messages: true, updated_at: now })
      .execute()
    await answered('Quarter inch, of course.')
    await say(bob, await startPair(bob, ann), 'Nobody else may read this.')
    await at('2027-03-27T07:00:00Z')
    const mail = await newest()
    expect(mail?.text).toContain('Quarter inch, of course.')
    expect(mail?.text).not.toContain('Nobody else')
  })

  it.each<[string, (made: Awaited<ReturnType<typeof answered>>) => Promise<unknown>]>([
    ['a block', () => ann.client.call(blockPerson, { params: { userId: bob.id } })],
    ['a block by the other', () => bob.client.call(blockPerson, { params: { userId: ann.id } })],
    ['a ban', () => ban(app, bob)],
    [
      'a removal',
      async ({ reply }) => {
        // Bob's own event and post would still be there.
        await bob.client.call(deleteReply, { params: { replyId: reply.id } })
      },
    ],
    [
      'an account that is gone',
      () => bob.client.call(deleteAccount, { body: { confirmText: 'delete my account' } }),
    ],
  ])('is nothing that %s in between has taken away', async (_what, happens) => {
    const made = await answered()
    await happens(made)
    expect(await at('2027-03-27T07:00:00Z')).toEqual([])
    await unban(app, bob)
  })

  it('is nothing of a community that the person has left', async () => {
    const privateId = await createCommunity(app, bob, { isPrivate: true, members: [ann] })
    await writePost(bob, privateId, { categoryId, title: 'Inside' })
    const mine = await writePost(ann, privateId, { categoryId, title: 'Mine' })
    await answerPost(bob, mine.id)
    await announceEvent(bob, privateId, {
      startTime: hoursAfter(now, 24),
      endTime: hoursAfter(now, 25),
    })
    await ann.client.call(leaveCommunity, { params: { communityId: privateId } })
    expect(await at('2027-03-27T07:00:00Z')).toEqual([])
  })

  it('is nothing that was read', async () => {
    const conversationId = await startPair(bob, ann)
    const { seq } = await say(bob, conversationId)
    await ann.client.call(markRead, { params: { conversationId }, body: { seq } })
    expect(await at('2027-03-27T07:00:00Z')).toEqual([])
  })

  it('is nothing for a banned person, and what came after the ban later', async () => {
    await answered()
    await ban(app, ann)
    expect(await at('2027-03-27T07:00:00Z')).toEqual([])
    await unban(app, ann)
    expect(await at('2027-03-27T07:05:00Z')).toHaveLength(1)
  })
})

it('an installation may send no digests', async () => {
  const other = await startTestApp({
    now: () => now,
    database: app.database,
    config: { digests: false },
  })
  const asking = { ...ann, client: other.newClient() }
  await wantMails(ann, { digest: 'daily' })
  await answered()
  now = new Date('2027-03-27T07:00:00Z')
  await other.runJob('send_digests')
  expect(await mailsOf(app, asking)).toEqual([])
  await other.stop()
})
