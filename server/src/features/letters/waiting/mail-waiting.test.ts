import { deleteEvent, setRsvp, updateEvent } from '@patchbay/contract/communities/events'
import { requestMembership, withdrawRequest } from '@patchbay/contract/communities/memberships'
import { contactProvider } from '@patchbay/contract/marketplace/listings'
import { arrangeConversation, markRead } from '@patchbay/contract/messaging/conversations'
import { readAllNotices } from '@patchbay/contract/notices/notices'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { announceEvent, eventInput } from '../../../../test/events.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { mailsOf, proveAddress, wantMails } from '../../../../test/mails.ts'
import { noticesOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

const start = new Date('2027-03-22T12:00:00Z')
const minute = 60_000
const hour = 60 * minute
let now = start
let app: TestApp
let ann: TestPerson
let bob: TestPerson
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = start
  ann = await createPerson(app, { now, fullName: 'Ann Tape' })
  bob = await createPerson(app, { now, fullName: 'Bob Reel' })
  await proveAddress(app, ann)
})

/** Runs the job this long after now; returns all mails to Ann so far. */
async function after(milliseconds: number) {
  now = new Date(now.getTime() + milliseconds)
  await app.runJob('mail_waiting')
  return mailsOf(app, ann)
}

describe('a message about a listing', () => {
  let listingId: string
  beforeEach(async () => {
    const [{ id }] = await offer(ann, offerOf('Producer', { title: 'Tape transfers' }))
    listingId = id
  })
  const contact = async (by: TestPerson) => {
    const body = { clientId: newId(), content: 'Could you do twelve reels?' }
    const { body: answer } = await by.client.call(contactProvider, { params: { listingId }, body })
    return answer.id
  }

  it('is mailed once when it was unread for three hours, without what it says', async () => {
    const conversationId = await contact(bob)
    expect(await after(3 * hour - 1)).toEqual([])
    const [mail, ...others] = await after(1)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Somebody has written to you about your listing')
    expect(mail?.text).toContain('Bob Reel\n  About Tape transfers')
    expect(mail?.text).toContain(`/messages?id=${conversationId}`)
    expect(`${mail?.text}${mail?.html}`).not.toContain('twelve reels')
    expect(await after(5 * minute)).toHaveLength(1)
    // A conversation is mailed once a day at most, and only with what is new.
    expect(await after(25 * hour)).toHaveLength(1)
    await contact(bob)
    expect(await after(4 * hour)).toHaveLength(2)
    await contact(bob)
    expect(await after(4 * hour)).toHaveLength(2)
    expect(await after(21 * hour)).toHaveLength(3)
  })

  it('is not mailed if it was read, archived, switched off, or is from somebody blocked or banned', async () => {
    const conversationId = await contact(bob)
    await ann.client.call(markRead, { params: { conversationId }, body: { seq: 1 } })
    expect(await after(4 * hour)).toEqual([])
    const dora = await createPerson(app, { now })
    const archived = await contact(dora)
    const body = { isArchived: true }
    await ann.client.call(arrangeConversation, { params: { conversationId: archived }, body })
    expect(await after(4 * hour)).toEqual([])
    const cleo = await createPerson(app, { now })
    await contact(cleo)
    await ann.client.call(blockPerson, { params: { userId: cleo.id } })
    const dan = await createPerson(app, { now })
    await contact(dan)
    await ban(app, dan)
    expect(await after(4 * hour)).toEqual([])
    await wantMails(ann, { contacts: false })
    await contact(await createPerson(app, { now }))
    expect(await after(4 * hour)).toEqual([])
    await wantMails(ann, { contacts: true })
    expect(await after(0)).toHaveLength(1)
  })

  it('of several people is one mail', async () => {
    for (const fullName of ['Cleo', 'Dan'])
      await contact(await createPerson(app, { now, fullName }))
    const [mail, ...others] = await after(4 * hour)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 people have written to you about your listings')
  })
})

describe('an event that a person goes to', () => {
  let communityId: string
  let eventId: string
  const times = { startTime: '2027-03-25T18:00:00.000Z', endTime: '2027-03-25T20:00:00.000Z' }
  beforeEach(async () => {
    communityId = await createCommunity(app, bob, { name: 'Tape Club', members: [ann] })
    eventId = (await announceEvent(bob, communityId, times)).id
    await ann.client.call(setRsvp, { params: { eventId }, body: { status: 'yes' } })
  })
  const move = (startTime: string, location = 'The Attic') => {
    const body = { ...eventInput({ ...times, startTime, location }) }
    return bob.client.call(updateEvent, { params: { eventId }, body })
  }

  it('is mailed when it has moved, as it is then, and again only an hour later', async () => {
    await move('2027-03-25T17:00:00.000Z')
    await move('2027-03-25T16:00:00.000Z')
    expect(await after(9 * minute)).toEqual([])
    const [mail, ...others] = await after(minute)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('An event that you go to has changed')
    expect(mail?.text).toContain('Tape night is now at 16:00 on Thursday 25 March\n  The Attic')
    expect(mail?.text).toContain(`/events/${eventId}`)
    expect(await after(5 * minute)).toHaveLength(1)
    await move('2027-03-25T15:00:00.000Z')
    expect(await after(15 * minute)).toHaveLength(1)
    expect(await after(50 * minute)).toHaveLength(2)
  })

  it('is mailed when it was cancelled, on two nodes once', async () => {
    await bob.client.call(deleteEvent, { params: { eventId } })
    const other = await startTestApp({ now: () => now, database: app.database })
    now = new Date(now.getTime() + 11 * minute)
    await Promise.all([app, other, app].map((node) => node.runJob('mail_waiting')))
    await other.stop()
    const [mail, ...others] = await after(hour)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Tape night on Thursday 25 March was cancelled')
  })

  it('is not mailed if the person has seen it, has switched it off, or it is over', async () => {
    await move('2027-03-25T17:00:00.000Z')
    await ann.client.call(readAllNotices, { body: { upTo: (await noticesOf(ann)).version } })
    expect(await after(11 * minute)).toEqual([])
    await wantMails(ann, { eventChanges: false })
    await move('2027-03-25T16:00:00.000Z')
    expect(await after(11 * minute)).toEqual([])
    await wantMails(ann, { eventChanges: true })
    await move('2027-03-22T12:40:00.000Z')
    expect(await after(2 * hour)).toEqual([])
  })
})

describe('somebody who asks to join', () => {
  it('is mailed to who decides after a day, once, unless the request is gone', async () => {
    const params = {
      communityId: await createCommunity(app, ann, { name: 'Attic', isPrivate: true }),
    }
    await bob.client.call(requestMembership, { params, body: { message: 'Let me in.' } })
    const cleo = await createPerson(app, { now, fullName: 'Cleo' })
    await cleo.client.call(requestMembership, { params, body: {} })
    await cleo.client.call(withdrawRequest, { params })
    // Seen is not decided.
    await ann.client.call(readAllNotices, { body: { upTo: (await noticesOf(ann)).version } })
    expect(await after(24 * hour - 1)).toEqual([])
    const [mail, ...others] = await after(1)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Somebody is waiting to join your community')
    expect(mail?.text).toContain('Bob Reel asks to join Attic')
    expect(mail?.text).not.toContain('Cleo')
    expect(await after(72 * hour)).toHaveLength(1)
  })
})
