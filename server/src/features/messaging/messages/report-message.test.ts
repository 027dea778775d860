import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { deleteMessage, sendMessage, updateMessage } from '@patchbay/contract/messaging/messages'
import { createReport } from '@patchbay/contract/people/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendTo } from '../../../../test/attachments.ts'
import {
  leaveGroup,
  noteEvent,
  say,
  startGroup,
  startPair,
} from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listOpenReports } from '../../staff/operators/public.ts'

let app: TestApp
let sender: TestPerson
let reader: TestPerson
let third: TestPerson
let group: string
beforeAll(async () => {
  app = await startTestApp()
  reader = await createPerson(app)
  third = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  sender = await createPerson(app, { fullName: 'Unnamed Sender' })
  group = await startGroup(sender, [reader, third])
})

const reason = 'This is a threat.'
const report = (by: TestPerson, id: string) =>
  by.client.call(createReport, {
    body: { clientId: newId(), subject: { type: 'message', id }, reason },
  })
const stored = (messageId: string) =>
  query(app.db)
    .selectFrom('user_reports')
    .select(['reporter_id', 'reported_id', 'subject_type', 'snapshot'])
    .where('subject_id', '=', messageId)
    .execute()
const refused = { status: 403, code: 'forbidden' }
const unseen = { status: 404, code: 'subject_not_found' }

describe('a report of a message', () => {
  it('stores its text, whatever happens to the message and its sender', async () => {
    const files = []
    for (const name of ['b.txt', 'a.txt'])
      files.push((await sendTo(sender, group, Buffer.from(name), name, 'conversation')).body)
    const { body: said } = await sender.client.call(sendMessage, {
      params: { conversationId: group },
      body: { clientId: newId(), content: 'Or else', attachments: files.map(({ id }) => ({ id })) },
    })
    const { status, body } = await report(reader, said.id)
    expect(status).toBe(200)
    expect(await report(reader, said.id)).toMatchObject({ code: 'already_reported' })
    const kept = [
      {
        reporter_id: reader.id,
        reported_id: sender.id,
        subject_type: 'message',
        snapshot: {
          conversationId: group,
          senderId: sender.id,
          content: 'Or else',
          brief: null,
          files: files.map(({ id, name }) => ({ id, name })),
          sentAt: said.createdAt,
          editedAt: null,
        },
      },
    ]
    expect(await stored(said.id)).toEqual(kept)
    const params = { messageId: said.id }
    await sender.client.call(updateMessage, { params, body: { content: 'Please' } })
    expect(await stored(said.id)).toEqual(kept)
    await sender.client.call(deleteMessage, { params })
    expect(await stored(said.id)).toEqual(kept)
    await sender.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await stored(said.id)).toEqual(kept)
    // Operators see the reported text, but the deleted sender only by id.
    const listed = (await listOpenReports(app.db, 50)).find(({ id }) => id === body.id)
    expect(listed).toMatchObject({ ...kept[0], subject_id: said.id, reason, reported_name: null })
    expect(JSON.stringify(listed)).not.toContain('Unnamed')
  })

  it('includes an edit that was made before', async () => {
    const { id } = await say(sender, group, 'Please')
    const params = { messageId: id }
    const edited = await sender.client.call(updateMessage, { params, body: { content: 'Or else' } })
    await report(reader, id)
    const { editedAt } = edited.body
    expect(await stored(id)).toMatchObject([{ snapshot: { content: 'Or else', editedAt } }])
  })

  it('is possible across a block in either direction', async () => {
    const pair = await startPair(sender, reader)
    const { id } = await say(sender, pair)
    await sender.client.call(blockPerson, { params: { userId: reader.id } })
    await reader.client.call(blockPerson, { params: { userId: sender.id } })
    expect((await report(reader, id)).status).toBe(200)
  })

  it('is refused for one’s own messages, for events and for deleted messages', async () => {
    const { id } = await say(sender, group)
    const line = await noteEvent(app, sender, group)
    const gone = await say(sender, group)
    await sender.client.call(deleteMessage, { params: { messageId: gone.id } })
    expect(await report(sender, id)).toMatchObject(refused)
    expect(await report(reader, line)).toMatchObject(refused)
    expect(await report(reader, gone.id)).toMatchObject(refused)
    const person = await createPerson(app)
    const pair = await startPair(person, reader)
    const { id: theirs } = await say(person, pair)
    await person.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await report(reader, theirs)).toMatchObject(refused)
    for (const one of [id, line, gone.id, theirs]) expect(await stored(one)).toEqual([])
  })

  it('finds nothing for people outside the conversation, or who have left', async () => {
    const { id } = await say(sender, group)
    const outside = await createPerson(app)
    await leaveGroup(app, third, group)
    for (const by of [outside, third]) expect(await report(by, id)).toMatchObject(unseen)
    expect(await report(reader, newId())).toMatchObject(unseen)
    expect(await stored(id)).toEqual([])
  })
})
