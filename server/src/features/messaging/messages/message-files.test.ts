import { removeAttachment } from '@patchbay/contract/content/attachments'
import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { getConversation } from '@patchbay/contract/messaging/conversations'
import { listMessages, sendMessage, updateMessage } from '@patchbay/contract/messaging/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentRows, sendTo } from '../../../../test/attachments.ts'
import { say, startPair } from '../../../../test/conversations.ts'
import * as samples from '../../../../test/samples/file-samples.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen } from '../../../../test/realtime/test-socket.ts'
import { untilWaiting } from '../../../../test/waiting.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let one: TestPerson
let other: TestPerson
let third: TestPerson
let pair: string
beforeAll(async () => {
  app = await startTestApp()
  other = await createPerson(app)
  third = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  one = await createPerson(app)
  pair = await startPair(one, other)
})

const words = Buffer.from('Sol, fa, mi.')
const upload = async (by = one, name = 'a.txt', bytes: Uint8Array = words, place = pair) =>
  (await sendTo(by, place, bytes, name, 'conversation')).body.id
const send = (ids: readonly string[], { content = '', clientId = newId(), by = one } = {}) =>
  by.client.call(sendMessage, {
    params: { conversationId: pair },
    body: { clientId, content, attachments: ids.map((id) => ({ id })) },
  })
const pageOf = async (by: TestPerson) =>
  (await by.client.call(listMessages, { params: { conversationId: pair }, query: {} })).body
    .messages
const changesFor = async (by: TestPerson, after = 0) =>
  (await by.client.call(listChanges, { params: { conversationId: pair }, query: { after } })).body
const conversation = async () =>
  (await other.client.call(getConversation, { params: { conversationId: pair } })).body

describe('a message with files', () => {
  it('[T-19, T-39] needs no text, and is the same in the answer, pages, changes and frames', async () => {
    const letter = await upload(one, 'Übung.txt')
    const song = await upload(one, 'take.mp3', samples.mp3())
    const socket = await listen(app, other.client)
    socket.resume({})
    await expect.poll(() => socket.received.map(({ type }) => type)).toContain('resumed')
    const { status, body } = await one.client.call(sendMessage, {
      params: { conversationId: pair },
      body: {
        clientId: newId(),
        content: ' ',
        attachments: [
          { id: song, peaks: [1, 100], seconds: 0.5 },
          { id: letter, peaks: [1], seconds: 9 },
        ],
      },
    })
    expect(status).toBe(200)
    const none = { width: null, height: null, missing: false }
    const path = (id: string, end: string) => `${one.id}/${pair}/${id}.${end}`
    expect([body.content, body.attachments]).toEqual([
      '',
      [
        {
          id: song,
          name: 'take.mp3',
          kind: 'audio',
          type: 'audio/mpeg',
          size: samples.mp3().length,
          path: path(song, 'mp3'),
          url: `/files/message_attachments/${path(song, 'mp3')}`,
          peaks: [1, 100],
          seconds: 0.5,
          ...none,
        },
        {
          id: letter,
          name: 'Übung.txt',
          kind: 'document',
          type: 'text/plain',
          size: words.length,
          path: path(letter, 'txt'),
          url: `/files/message_attachments/${path(letter, 'txt')}`,
          peaks: null,
          seconds: null,
          ...none,
        },
      ],
    ])
    expect(await pageOf(other)).toEqual([body])
    expect((await changesFor(other)).messages).toEqual([body])
    await expect
      .poll(() => socket.received.find(({ type }) => type === 'conversation_changed'))
      .toMatchObject({ messages: [body], conversation: { lastMessage: 'take.mp3' } })
    // The node reads for open sockets, at its own time; the next test counts statements.
    socket.socket.terminate()
    await socket.closed
  })

  it('[T-19] is shown in the list by its text, or by the name of its first file', async () => {
    await send([await upload(one, 'b.txt'), await upload(one, 'a.txt')])
    expect(await conversation()).toMatchObject({ lastMessage: 'b.txt', seq: 1, change: 1 })
    const { body } = await send([await upload()], { content: 'Words' })
    expect(await conversation()).toMatchObject({ lastMessage: 'Words' })
    const edit = { params: { messageId: body.id }, body: { content: 'Other words' } }
    const edited = await one.client.call(updateMessage, edit)
    expect(edited.body).toMatchObject({ content: 'Other words', attachments: body.attachments })
  })

  it('needs no more statements than a message without files', async () => {
    const ids = [await upload(), await upload()]
    await say(one, pair)
    app.database.statements.length = 0
    expect((await send(ids)).status).toBe(200)
    expect(statementsOfRequests(app)).toHaveLength(2)
    app.database.statements.length = 0
    expect((await send(ids)).status).toBe(404)
    expect(statementsOfRequests(app)).toHaveLength(3)
  })

  it('is stored once with its files, however often it is sent', async () => {
    const ids = [await upload(), await upload()]
    const clientId = newId()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(ids, { clientId })))
    answers.push(await send(ids, { clientId }), await send([], { clientId, content: 'x' }))
    const [message, ...more] = await pageOf(one)
    expect([more, message?.attachments.map(({ id }) => id)]).toEqual([[], ids])
    for (const { status, body } of answers) expect([status, body]).toEqual([200, message])
  })

  it('[T-19] is refused completely if one of the files is not available to it', async () => {
    const own = await upload()
    const sent = await upload()
    expect((await send([sent])).status).toBe(200)
    const elsewhere = await startPair(one, third)
    const refused = {
      'nobody’s': [newId()],
      'somebody else’s': [await upload(other)],
      'of another conversation': [await upload(one, 'a.txt', words, elsewhere)],
      'of the profile': [(await sendTo(one, one.id, words, 'a.txt', 'profile')).body.id],
      'sent already': [sent],
      'named twice': [own],
    }
    for (const [what, ids] of Object.entries(refused))
      expect(await send([own, ...ids], { content: 'Listen' }), what).toMatchObject({
        status: 404,
        code: 'attachment_not_found',
      })
    const eleven = Array.from({ length: 11 }, newId)
    expect(await send(eleven)).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await conversation()).toMatchObject({ seq: 1, change: 1 })
    const rows = await attachmentRows(app, one.id)
    expect(rows.filter(({ message_id }) => message_id !== null)).toMatchObject([{ id: sent }])
    const ten = [own]
    while (ten.length < 10) ten.push(await upload())
    expect((await send(ten)).body.attachments.map(({ id }) => id)).toEqual(ten)
  })

  it('wins alone if two messages want the same file', async () => {
    const ids = [await upload(), await upload()]
    const answers = await Promise.all([send(ids), send(ids.toReversed())])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
    expect(await pageOf(one)).toMatchObject([{ attachments: [{}, {}] }])
  })

  it('[T-38] has no file that is discarded at the same time', async () => {
    const id = await upload()
    const discard = () => one.client.call(removeAttachment, { params: { attachmentId: id } })
    const answers: Promise<{ status: number }>[] = []
    await transaction(app.db, async (tx) => {
      await sql`select 1 from attachments where id = ${id} for update`.execute(query(tx))
      answers.push(discard())
      await untilWaiting(app, 1)
      answers.push(send([id]))
      await untilWaiting(app, 2)
    })
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses).toEqual([204, 404])
    expect(await pageOf(one)).toEqual([])
  })

  it('gets a file that was recorded as missing while the message waited for it', async () => {
    const ids = [await upload(), await upload()]
    const answers: ReturnType<typeof send>[] = []
    await transaction(app.db, async (tx) => {
      const noted = query(tx).updateTable('attachments').set({ missing_at: new Date() })
      await noted.where('id', 'in', ids).execute()
      answers.push(send(ids))
      await untilWaiting(app, 1)
    })
    const [answer] = await Promise.all(answers)
    const [first, second] = ids.map((id) => ({ id, missing: true }))
    expect(answer).toMatchObject({ status: 200, body: { attachments: [first, second] } })
    expect(await pageOf(other)).toEqual([answer?.body])
  })

  it('loses them with its sender’s account, as a change, also while another is being sent', async () => {
    await send([await upload()], { content: 'Mine' })
    const { body: theirs } = await send([await upload(other)], { by: other })
    const { change } = await conversation()
    const id = await upload()
    const answers: Promise<{ status: number }>[] = []
    await transaction(app.db, async (tx) => {
      await sql`select 1 from conversations where id = ${pair} for update`.execute(query(tx))
      answers.push(send([id]))
      await untilWaiting(app, 1)
      const body = { confirmText: 'delete my account' }
      answers.push(one.client.call(deleteAccount, { body }))
      await untilWaiting(app, 2)
    })
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses).toEqual([200, 200])
    const gone = { content: '', attachments: [], deletedAt: expect.any(String) }
    expect(await pageOf(other)).toMatchObject([{ seq: 3, ...gone }, theirs, { seq: 1, ...gone }])
    expect((await changesFor(other, change)).messages).toMatchObject([
      { seq: 1, change: change + 2, ...gone },
      { seq: 3, change: change + 3, ...gone },
    ])
    expect(await attachmentRows(app, one.id)).toEqual([])
    const rows = await attachmentRows(app, other.id)
    expect(rows.map(({ message_id }) => message_id)).toContain(theirs.id)
  })
})
