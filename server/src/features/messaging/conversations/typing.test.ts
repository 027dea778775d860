import { blockPerson } from '@patchbay/contract/people/blocks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leaveGroup, startGroup, startPair } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { join, type TestSocket } from '../../../../test/realtime/test-socket.ts'

const soon = { timeout: 5_000 }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
})
afterAll(() => app.stop())

let ann: TestPerson
let bob: TestPerson
let eve: TestPerson
beforeEach(async () => {
  ann = await createPerson(app)
  bob = await createPerson(app)
  eve = await createPerson(app)
})

const typingIn = ({ received }: TestSocket) => received.filter(({ type }) => type === 'typing')
const receives = async (page: TestSocket, conversationId: string, { id: userId }: TestPerson) => {
  const word = { type: 'typing', conversationId, userId }
  await expect.poll(() => typingIn(page).at(-1), soon).toEqual(word)
}

describe('a typing announcement', () => {
  it('is delivered to the other participants, and to nobody else', async () => {
    const id = await startGroup(ann, [bob, eve])
    const outsider = await createPerson(app)
    await startPair(outsider, ann)
    const mine = [await join(app, ann.client), await join(app, ann.client)] as const
    const theirs = [await join(app, bob.client), await join(app, eve.client)]
    const outside = await join(app, outsider.client)
    mine[0].type(id)
    for (const page of theirs) await receives(page, id, ann)
    for (const page of [...mine, outside]) expect(typingIn(page)).toEqual([])
  })

  it('is not delivered across a block, in either direction', async () => {
    const id = await startGroup(ann, [bob, eve])
    const other = await createPerson(app)
    const pair = await startPair(ann, bob)
    const fourth = await startGroup(ann, [bob, eve, other])
    await ann.client.call(blockPerson, { params: { userId: bob.id } })
    await eve.client.call(blockPerson, { params: { userId: ann.id } })
    const page = await join(app, ann.client)
    const [blocked, blocker] = [await join(app, bob.client), await join(app, eve.client)]
    const free = await join(app, other.client)
    for (const conversationId of [id, pair, fourth]) page.type(conversationId)
    await receives(free, fourth, ann)
    // The blocker does not receive announcements of the blocked person either.
    blocked.type(pair)
    blocked.type(fourth)
    await receives(free, fourth, bob)
    await receives(blocker, fourth, bob)
    expect([...typingIn(page), ...typingIn(blocked)]).toEqual([])
    expect(typingIn(blocker)).toHaveLength(1)
  })

  it('is not passed on for a person who is not a participant, or has left', async () => {
    const id = await startGroup(ann, [bob, eve])
    const stranger = await createPerson(app)
    const [page, left] = [await join(app, bob.client), await join(app, eve.client)]
    const foreign = await join(app, stranger.client)
    const own = await join(app, ann.client)
    await leaveGroup(app, eve, id)
    foreign.type(id)
    left.type(id)
    own.type(id)
    await receives(page, id, ann)
    expect(typingIn(page)).toHaveLength(1)
    expect(typingIn(left)).toEqual([])
  })
})
