import { contactProvider } from '@patchbay/contract/marketplace/listings'
import {
  acceptRequest,
  declineRequest,
  getConversation,
  listConversations,
  listRequests,
  listUnread,
  markRead,
  startConversation,
  type Conversation,
} from '@patchbay/contract/messaging/conversations'
import { listAskedBack, comeBack, stayAway } from '@patchbay/contract/messaging/groups'
import { searchMessages } from '@patchbay/contract/messaging/message-search'
import {
  updateMessagingSettings,
  type MessagingSettings,
} from '@patchbay/contract/messaging/messaging-settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../../test/communities.ts'
import { say, startGroup, startPair, trySay } from '../../../../../test/conversations.ts'
import { offer, offerOf } from '../../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { pushJobsOf, subscribe } from '../../../../../test/push.ts'
import { deltasIn, join } from '../../../../../test/realtime/test-socket.ts'
import { startPushService, type PushService } from '../../../../../test/services/push-service.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { newId } from '../../../../platform/ids.ts'

let app: TestApp
let service: PushService
let ann: TestPerson
let bob: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  service = await startPushService()
})
beforeEach(async () => {
  ann = await createPerson(app)
  bob = await createPerson(app)
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})

const choose = ({ client }: TestPerson, body: Partial<MessagingSettings>) =>
  client.call(updateMessagingSettings, { body })
const at = (conversationId: string) => ({ params: { conversationId } })
const idsOf = (found: readonly Conversation[]) => found.map(({ id }) => id)
const listed = async ({ client }: TestPerson) =>
  idsOf((await client.call(listConversations, { query: {} })).body.conversations)
const requested = async ({ client }: TestPerson) =>
  idsOf((await client.call(listRequests, {})).body.conversations)
const unread = async ({ client }: TestPerson) =>
  (await client.call(listUnread, {})).body.conversationIds
const accept = ({ client }: TestPerson, id: string) => client.call(acceptRequest, at(id))
const decline = ({ client }: TestPerson, id: string) => client.call(declineRequest, at(id))

/** Bob, who is new to Ann, writes to her. */
async function write(): Promise<string> {
  const id = await startPair(bob, ann)
  await say(bob, id, 'Marimba for hire')
  return id
}

describe('a first message from outside the chosen circle', () => {
  it('is a request through every door: no list, no count, no search, no push, no live change', async () => {
    await choose(ann, { mayWrite: 'nobody' })
    await subscribe(ann, service)
    const friend = await startPair(ann, await createPerson(app))
    const hers = await join(app, ann.client)
    const id = await write()
    expect(await requested(ann)).toEqual([id])
    expect(await listed(ann)).toEqual([])
    expect(await unread(ann)).toEqual([])
    const found = await ann.client.call(searchMessages, { query: { q: 'marimba' } })
    expect(found.body.found).toEqual([])
    expect(await pushJobsOf(app)).toEqual([])
    // What a friend says later arrives, and nothing of the request before it.
    await say(ann, friend)
    await expect.poll(() => deltasIn(hers, friend)).not.toEqual([])
    expect(deltasIn(hers, id)).toEqual([])
    // It is there to be read, by Ann alone, who cannot answer before she has accepted.
    const shown = (await ann.client.call(getConversation, at(id))).body
    expect(shown).toMatchObject({ isRequest: true, can: { send: false } })
    expect((await trySay(ann, id)).status).not.toBe(200)
    expect((await bob.client.call(getConversation, at(id))).body.isRequest).toBe(false)
    expect(await requested(bob)).toEqual([])
  })

  it('shows neither that it was read nor that its reader types', async () => {
    await choose(ann, { mayWrite: 'nobody' })
    const id = await write()
    const [hers, his] = [await join(app, ann.client), await join(app, bob.client)]
    await ann.client.call(markRead, { ...at(id), body: { seq: 1 } })
    hers.type(id)
    his.type(id)
    await accept(ann, id)
    const { seq } = await say(ann, id)
    await expect.poll(() => deltasIn(his, id).at(-1)?.messages).toMatchObject([{ seq }])
    for (const { received } of [his, hers])
      expect(received.filter(({ type }) => type === 'typing')).toEqual([])
    const seen = (await bob.client.call(getConversation, at(id))).body
    expect(seen.participants.find(({ userId }) => userId === ann.id)?.lastReadSeq).toBe(0)
  })

  it('is accepted once, and is a conversation like any other from then on', async () => {
    await choose(ann, { mayWrite: 'nobody' })
    const id = await write()
    const hers = await join(app, ann.client)
    expect((await accept(ann, id)).body).toMatchObject({ isRequest: false, can: { send: true } })
    await expect
      .poll(() => hers.received.filter(({ type }) => type === 'inbox_changed'))
      .not.toEqual([])
    expect((await accept(ann, id)).status).toBe(200)
    expect([await listed(ann), await requested(ann), await unread(ann)]).toEqual([[id], [], [id]])
    await say(bob, id, 'And a vibraphone')
    await expect.poll(() => deltasIn(hers, id)).not.toEqual([])
    expect((await decline(ann, id)).status).toBe(404)
  })

  it('is declined without a word to its sender, and comes back only if its reader writes', async () => {
    await choose(ann, { mayWrite: 'nobody' })
    const id = await write()
    const before = (await bob.client.call(getConversation, at(id))).body
    expect((await decline(ann, id)).status).toBe(204)
    expect((await decline(ann, id)).status).toBe(404)
    expect((await bob.client.call(getConversation, at(id))).body).toEqual(before)
    expect((await trySay(bob, id, 'Hello?')).status).toBe(200)
    expect([await listed(ann), await requested(ann), await unread(ann)]).toEqual([[], [], []])
    expect((await ann.client.call(getConversation, at(id))).status).toBe(404)
    expect((await accept(ann, id)).status).toBe(404)
    expect(await startPair(bob, ann)).toBe(id)
    expect(await requested(ann)).toEqual([])
    const body = { userId: bob.id, message: { clientId: newId(), content: 'Sorry, I was away.' } }
    expect((await ann.client.call(startConversation, { body })).body.id).toBe(id)
    expect(await listed(ann)).toEqual([id])
  })

  it('is nobody else’s to answer', async () => {
    await choose(ann, { mayWrite: 'nobody' })
    const id = await write()
    const eve = await createPerson(app)
    for (const one of [bob, eve]) expect((await decline(one, id)).status).toBe(404)
    expect((await accept(eve, id)).status).toBe(404)
    expect((await accept(bob, id)).body.isRequest).toBe(false)
    expect(await requested(ann)).toEqual([id])
  })
})

describe('the circle', () => {
  it('is everyone at first', async () => {
    const id = await write()
    expect([await listed(ann), await requested(ann)]).toEqual([[id], []])
  })

  it('of communities lets their members through', async () => {
    await choose(ann, { mayWrite: 'communities' })
    const friend = await createPerson(app)
    await createCommunity(app, ann, { members: [friend] })
    const known = await startPair(friend, ann)
    await say(friend, known)
    const id = await write()
    expect([await listed(ann), await requested(ann)]).toEqual([[known], [id]])
  })

  it('is not evaded by a conversation that was begun before it was chosen', async () => {
    const id = await startPair(bob, ann)
    await choose(ann, { mayWrite: 'nobody' })
    await say(bob, id)
    expect([await listed(ann), await requested(ann)]).toEqual([[], [id]])
  })

  it('leaves what was said before it was chosen where it is', async () => {
    const id = await write()
    await choose(ann, { mayWrite: 'nobody' })
    await say(bob, id)
    expect(await listed(ann)).toEqual([id])
  })

  it('does not hold back contact about a listing, which its owner asked for', async () => {
    await choose(ann, { mayWrite: 'nobody' })
    const id = await write()
    await decline(ann, id)
    const [listing] = await offer(ann, offerOf('Producer'))
    const body = { clientId: newId(), content: 'About your studio' }
    await bob.client.call(contactProvider, { params: { listingId: listing.id }, body })
    expect([await listed(ann), await requested(ann)]).toEqual([[id], []])
  })

  it('does not let anybody be added to a group: they are asked', async () => {
    await choose(ann, { mayAdd: 'nobody' })
    const [eve, kim] = [await createPerson(app), await createPerson(app)]
    const id = await startGroup(bob, [ann, eve, kim])
    const asked = async () => (await ann.client.call(listAskedBack, {})).body.groups
    expect(await asked()).toEqual([{ conversationId: id, name: 'Night shift', isNew: true }])
    expect([await listed(ann), await requested(ann), await unread(ann)]).toEqual([[], [], []])
    expect((await ann.client.call(getConversation, at(id))).status).toBe(404)
    const seen = (await bob.client.call(getConversation, at(id))).body
    expect(seen.participantCount).toBe(3)
    expect((await ann.client.call(comeBack, at(id))).status).toBe(200)
    expect(await listed(ann)).toEqual([id])
    const other = await startGroup(bob, [ann, eve, kim])
    expect((await ann.client.call(stayAway, at(other))).status).toBe(204)
    expect(await asked()).toEqual([])
  })
})

it('accounts younger than a week ask everybody first, if the operator wants that', async () => {
  const second = await startTestApp({ database: app.database, config: { newAccountsAsk: true } })
  const since = new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000)
  const [young, old] = [await createPerson(second), await createPerson(second, { since })]
  const id = await startPair(young, old)
  await say(young, id)
  expect([await listed(old), await requested(old)]).toEqual([[], [id]])
  const third = await createPerson(second)
  const known = await startPair(old, third)
  await say(old, known)
  expect(await listed(third)).toEqual([known])
  await second.stop()
})
