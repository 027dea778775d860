import { blockPerson } from '@patchbay/contract/people/blocks'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { markRead } from '@patchbay/contract/messaging/conversations'
import { updateMessage } from '@patchbay/contract/messaging/messages'
import { conversationTopic } from '@patchbay/contract/realtime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  enterGroup,
  leaveGroup,
  say,
  sayMany,
  startGroup,
  startPair,
  trySay,
} from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { deltasIn, join, type TestSocket } from '../../../../test/realtime/test-socket.ts'

const soon = { timeout: 5_000 }

/**
 * `app` never sweeps, so everything that arrives there was announced. `sweeping` receives no
 * announcements of `app`.
 */
let app: TestApp
let sweeping: TestApp
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  sweeping = await startTestApp({ sweepMilliseconds: 100, database: app.database })
})
afterAll(async () => {
  await sweeping.stop()
  await app.stop()
})

let ann: TestPerson
let bob: TestPerson
let eve: TestPerson
beforeEach(async () => {
  ann = await createPerson(app)
  bob = await createPerson(app)
  eve = await createPerson(app)
})

const read = (by: TestPerson, conversationId: string, seq: number) =>
  by.client.call(markRead, { params: { conversationId }, body: { seq } })
const edit = (by: TestPerson, messageId: string, content: string) =>
  by.client.call(updateMessage, { params: { messageId }, body: { content } })
const textsIn = (page: TestSocket, id: string) =>
  deltasIn(page, id).flatMap(({ messages }) => messages.map(({ content }) => content))
const inboxIn = ({ received }: TestSocket) =>
  received.flatMap((said) => (said.type === 'inbox_changed' ? [said.version] : []))

describe('a change in a conversation', () => {
  it('[V-01] is delivered to participants when a message is sent or edited', async () => {
    const id = await startPair(ann, bob)
    const pages = [await join(app, ann.client), await join(app, bob.client)]
    const outside = await join(app, eve.client, { [conversationTopic(id)]: 0 })
    app.database.statements.length = 0
    const message = await say(ann, id, 'Are you there?')
    for (const page of pages)
      await expect.poll(() => deltasIn(page, id), soon).toMatchObject([{ messages: [message] }])
    // The message was passed on in memory, without a read from the database.
    expect(app.database.statements.filter((text) => /known \(id, after\)/.test(text))).toEqual([])
    const edited = (await edit(ann, message.id, 'Are you here?')).body
    for (const page of pages)
      await expect
        .poll(() => deltasIn(page, id).at(-1), soon)
        .toMatchObject({
          after: message.change,
          upTo: edited.change,
          messages: [edited],
        })
    expect(deltasIn(outside, id)).toEqual([])
  })

  it('[V-02] carries the state of the conversation, by its id', async () => {
    const [id, other] = [await startPair(ann, bob), await startPair(ann, eve)]
    const page = await join(app, ann.client)
    const { createdAt } = await say(bob, id, 'Hello')
    await expect
      .poll(() => deltasIn(page, id), soon)
      .toMatchObject([
        {
          conversation: {
            lastMessage: 'Hello',
            lastMessageAt: createdAt,
            lastMessageSenderId: bob.id,
            seq: 1,
          },
        },
      ])
    expect(deltasIn(page, other)).toEqual([])
  })

  it('[V-13] shows the sender that the other person has read the message', async () => {
    const id = await startPair(ann, bob)
    const { seq } = await say(ann, id)
    const page = await join(app, ann.client)
    const mark = (await read(bob, id, seq)).body
    await expect
      .poll(() => deltasIn(page, id).flatMap(({ participants }) => participants), soon)
      .toMatchObject([{ userId: bob.id, ...mark }])
  })

  it('is delivered by the sweep if the announcement was lost', async () => {
    const id = await startPair(ann, bob)
    const page = await join(sweeping, bob.client)
    for (const text of ['One', 'Two', 'Three']) await say(ann, id, text)
    await expect.poll(() => textsIn(page, id), soon).toEqual(['One', 'Two', 'Three'])
    const fresh = await startPair(eve, bob)
    await expect.poll(() => inboxIn(page), soon).toHaveLength(1)
    await say(eve, fresh, 'Hello')
    await expect.poll(() => textsIn(page, fresh), soon).toEqual(['Hello'])
  })
})

describe('a page that reconnects', () => {
  it('receives everything that it missed, in order, including edits and read marks', async () => {
    const id = await startGroup(ann, [bob, eve])
    await sayMany(app, ann, id, 450)
    const known = 40
    for (const seq of [100, 450]) await read(bob, id, seq)
    await read(eve, id, 7)
    const { body } = await ann.client.call(listChanges, {
      params: { conversationId: id },
      query: { after: 0 },
    })
    for (const at of [3, 99]) await edit(ann, body.messages[at]?.id ?? '', 'Edited')
    await leaveGroup(app, eve, id)
    const page = await join(app, bob.client, { [conversationTopic(id)]: known })
    const deltas = deltasIn(page, id)
    expect(deltas.length).toBeGreaterThan(4)
    let position = known
    for (const { after, upTo } of deltas) {
      expect(after).toBe(position)
      position = upTo
    }
    const rows = deltas.flatMap(({ messages, participants }) => [...messages, ...participants])
    const whole = await changesAfter(bob, id, known)
    expect(rows.toSorted((a, b) => a.change - b.change)).toEqual(whole)
    expect(whole.length).toBeGreaterThan(400)
    expect(page.received.at(-1)).toEqual({ type: 'resumed' })
  })

  async function changesAfter(by: TestPerson, conversationId: string, known: number) {
    const rows = []
    for (let after = known, more = true; more;) {
      const { body } = await by.client.call(listChanges, {
        params: { conversationId },
        query: { after },
      })
      rows.push(...body.messages, ...body.participants)
      after = body.upTo
      more = body.more
    }
    return rows.toSorted((a, b) => a.change - b.change)
  }
})

describe('a person who enters or leaves a conversation', () => {
  it('receives nothing after leaving, and everything after entering', async () => {
    const id = await startGroup(ann, [bob, eve])
    const [leaver, stayer] = [await join(app, eve.client), await join(app, bob.client)]
    await say(ann, id, 'With Eve')
    await expect.poll(() => textsIn(leaver, id), soon).toEqual(['With Eve'])
    await leaveGroup(app, eve, id)
    await say(ann, id, 'Without Eve')
    await expect.poll(() => textsIn(stayer, id), soon).toEqual(['With Eve', 'Without Eve'])
    expect(deltasIn(leaver, id)).toHaveLength(1)

    const newcomer = await createPerson(app)
    const page = await join(sweeping, newcomer.client)
    await enterGroup(app, newcomer, id)
    await expect.poll(() => inboxIn(page), soon).toHaveLength(1)
    for (const text of ['Welcome', 'And now?']) await say(ann, id, text)
    await expect.poll(() => textsIn(page, id), soon).toEqual(['Welcome', 'And now?'])
  })

  it('is notified on all pages, before the first message', async () => {
    const pages = [await join(app, bob.client), await join(app, bob.client)]
    const id = await startPair(ann, bob)
    for (const page of pages) await expect.poll(() => inboxIn(page), soon).toEqual([1])
    await say(ann, id, 'Hello')
    for (const page of pages) {
      await expect.poll(() => textsIn(page, id), soon).toEqual(['Hello'])
      expect(page.received.map(({ type }) => type)).toEqual([
        'resumed',
        'inbox_changed',
        'conversation_changed',
      ])
    }
  })
})

describe('a person who has blocked somebody', () => {
  it('receives nothing of them', async () => {
    const [id, other] = [await startPair(ann, bob), await startPair(ann, eve)]
    const message = await say(bob, id)
    await say(ann, id)
    await ann.client.call(blockPerson, { params: { userId: bob.id } })
    const page = await join(sweeping, ann.client)
    expect((await trySay(bob, id)).status).toBe(403)
    expect((await edit(bob, message.id, 'Hear me')).status).toBe(403)
    expect((await read(bob, id, 2)).body.lastReadSeq).toBe(2)
    await say(eve, other, 'Hello')
    await expect.poll(() => textsIn(page, other), soon).toEqual(['Hello'])
    expect(deltasIn(page, id)).toEqual([])
  })
})

describe('the sweep', () => {
  it('sends as many statements for forty sockets as for one', async () => {
    const { statements } = app.database
    /** The largest number of statements between the beginnings of two sweeps. */
    const mostInSweep = async () => {
      statements.length = 0
      const begins = () =>
        statements.flatMap((text, at) => (text.includes('from inbox_versions') ? [at] : []))
      await expect.poll(() => begins().length, soon).toBeGreaterThan(4)
      return Math.max(...begins().map((begin, at, all) => (all[at + 1] ?? begin) - begin))
    }
    await startPair(ann, bob)
    await join(sweeping, ann.client)
    const few = await mostInSweep()
    for (let number = 0; number < 19; number += 1)
      await Promise.all([join(sweeping, ann.client), join(sweeping, bob.client)])
    expect(await mostInSweep()).toBeLessThanOrEqual(few)
  })
})
