import { getStorageUse, signAttachments } from '@patchbay/contract/content/attachments'
import { mentionToken } from '@patchbay/contract/mentions'
import { getConversation } from '@patchbay/contract/messaging/conversations'
import { forwardMessage } from '@patchbay/contract/messaging/message-forwarding'
import {
  deleteMessage,
  listMessages,
  sendMessage,
  updateMessage,
  type Message,
  type NewMessage,
} from '@patchbay/contract/messaging/messages'
import { searchMessages } from '@patchbay/contract/messaging/message-search'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentRows, sendTo } from '../../../../../test/attachments.ts'
import { say, startGroup, startPair } from '../../../../../test/conversations.ts'
import { inGroup } from '../../../../../test/groups.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { deltasIn, join as joinPage } from '../../../../../test/realtime/test-socket.ts'
import * as samples from '../../../../../test/samples/file-samples.ts'
import { plain } from '../../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { newId } from '../../../../platform/ids.ts'

const all = 100_000
let app: TestApp
let one: TestPerson
let other: TestPerson
let third: TestPerson
let source: string
let target: string
beforeAll(async () => {
  app = await startTestApp({ worker: true, config: { storageOfPerson: { all, inDay: all } } })
  other = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  one = await createPerson(app)
  third = await createPerson(app)
  source = await startGroup(other, [one, third])
  target = await startPair(one, third)
})

const forward = (messageId: string, { by = one, to = target, clientId = newId() } = {}) =>
  by.client.call(forwardMessage, {
    params: { messageId },
    body: { clientId, conversationId: to },
  })
const read = async (by = third, conversationId = target) =>
  (await by.client.call(listMessages, { params: { conversationId }, query: {} })).body.messages
const upload = async (bytes: Uint8Array, name: string) =>
  (await sendTo(other, source, bytes, name, 'conversation')).body.id
async function send(attachments: NewMessage['attachments'], content = ''): Promise<Message> {
  const body = { clientId: newId(), content, attachments }
  const params = { conversationId: source }
  return (await other.client.call(sendMessage, { params, body })).body
}
const served = async (by: TestPerson, { id }: { readonly id: string }, original = false) => {
  const { body } = await by.client.call(signAttachments, { body: { ids: [id] } })
  const [signed] = body.signed
  const url = original ? signed?.originalUrl : signed?.signedUrl
  return url === undefined ? undefined : (await by.client.fetch(url)).text()
}
const fileOf = (file: Message['attachments'][number] | undefined) =>
  join(app.config.dataDir, 'files', 'message_attachments', file?.path ?? 'none')
const soon = { timeout: 5_000 }

describe('words that are forwarded', () => {
  it('are an ordinary message of the forwarder, live, found and counted, that names nobody', async () => {
    const asked = await say(third, source, 'Who has the cables?')
    const { body: said } = await other.client.call(sendMessage, {
      params: { conversationId: source },
      body: {
        clientId: newId(),
        content: `Ask ${mentionToken({ userId: third.id, name: 'Ann Reed' })} for **cables**`,
        replyTo: asked.seq,
      },
    })
    const page = await joinPage(app, third.client)
    const clientId = newId()
    const { status, body } = await forward(said.id, { clientId })
    expect([status, body]).toMatchObject([
      200,
      {
        clientId,
        content: 'Ask @Ann Reed for **cables**',
        senderId: one.id,
        conversationId: target,
        isForwarded: true,
        replyTo: null,
        seq: 1,
      },
    ])
    expect(JSON.stringify(body)).not.toContain(source)
    expect(JSON.stringify(body)).not.toContain(other.id)
    expect(await read()).toEqual([body])
    await expect.poll(() => deltasIn(page, target), soon).toMatchObject([{ messages: [body] }])
    const query = { q: 'cables', conversationId: target }
    expect((await third.client.call(searchMessages, { query })).body).toMatchObject({
      found: [{ id: body.id }],
    })
    const shown = await third.client.call(getConversation, { params: { conversationId: target } })
    expect(shown.body).toMatchObject({ lastMessage: 'Ask @Ann Reed for cables', unread: true })
    expect((await read(one, source))[0]).not.toHaveProperty('isForwarded')
  })

  it('are sent once, also when the source is deleted before they are asked for again', async () => {
    const said = await say(other, source)
    const clientId = newId()
    const sent = await Promise.all([forward(said.id, { clientId }), forward(said.id, { clientId })])
    expect(sent[0]?.body).toEqual(sent[1]?.body)
    await other.client.call(deleteMessage, { params: { messageId: said.id } })
    expect((await forward(said.id, { clientId })).body).toEqual(sent[0]?.body)
    const elsewhere = await forward(said.id, { clientId, to: source })
    expect(elsewhere).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await read()).toHaveLength(1)
  })

  it('may be edited, forwarded again, and deleted, which leaves no mark', async () => {
    const { body } = await forward((await say(one, source)).id)
    const params = { messageId: body.id }
    const edited = await one.client.call(updateMessage, { params, body: { content: 'Mine' } })
    expect(edited.body).toMatchObject({ isEdited: true, isForwarded: true })
    const again = await forward(body.id, { by: third, to: source })
    expect(again.body).toMatchObject({ content: 'Mine', isForwarded: true, senderId: third.id })
    await one.client.call(deleteMessage, { params })
    expect((await read())[0]).not.toHaveProperty('isForwarded')
  })
})

describe('a message cannot be forwarded', () => {
  it('by who does not see it, or after it was deleted, or if it is an event', async () => {
    const said = await say(other, source)
    const stranger = await createPerson(app)
    const own = await startPair(stranger, other)
    const missing = { status: 404, code: 'message_not_found' }
    expect(await forward(said.id, { by: stranger, to: own })).toMatchObject(missing)
    expect(await forward(newId())).toMatchObject(missing)
    await inGroup(third, source).leave()
    expect(await forward(said.id, { by: third })).toMatchObject(missing)
    const event = (await read(one, source)).find((message) => message.event !== null)
    expect(await forward(event?.id ?? '')).toMatchObject(missing)
    await other.client.call(deleteMessage, { params: { messageId: said.id } })
    expect(await forward(said.id)).toMatchObject(missing)
    expect(await read()).toEqual([])
  })

  it('if the forwarder has blocked its sender', async () => {
    const said = await say(other, source)
    await one.client.call(blockPerson, { params: { userId: other.id } })
    expect(await forward(said.id)).toMatchObject({ status: 404, code: 'message_not_found' })
  })

  it('to where the forwarder is not, or may not write', async () => {
    const said = await say(other, source)
    const foreign = await startPair(other, third)
    for (const to of [foreign, newId()])
      expect(await forward(said.id, { to })).toMatchObject({
        status: 404,
        code: 'conversation_not_found',
      })
    await third.client.call(blockPerson, { params: { userId: one.id } })
    expect(await forward(said.id)).toMatchObject({ code: 'message_blocked' })
    expect(await read(one)).toEqual([])
  })
})

describe('files that are forwarded', () => {
  it('are copies of the forwarder with the same names and bytes; deleting one leaves the other', async () => {
    const photo = await plain(40, 30).jpeg().toBuffer()
    const said = await send(
      [
        { id: await upload(photo, 'stage.jpg') },
        { id: await upload(Buffer.from('Bring the long cables.'), 'plan.txt') },
      ],
      'Plan',
    )
    const clientId = newId()
    const [sent, repeated] = await Promise.all([
      forward(said.id, { clientId }),
      forward(said.id, { clientId }),
    ])
    expect(repeated.body).toEqual(sent.body)
    const { attachments } = sent.body
    const facts = ({ id: _id, path: _path, url: _url, ...rest }: Message['attachments'][number]) =>
      rest
    expect(attachments.map(facts)).toEqual(said.attachments.map(facts))
    expect(await read()).toEqual([sent.body])
    const rows = await attachmentRows(app, one.id)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(attachments.map(({ id }) => id).toSorted())
    expect(attachments[1]?.path).toMatch(new RegExp(`^${one.id}/${target}/`))
    const use = (await one.client.call(getStorageUse, {})).body.used
    expect(use).toBe(rows.reduce((sum, row) => sum + row.size + (row.original_size ?? 0), 0))

    const [, plan] = said.attachments
    const [picture, copy] = attachments
    if (!plan || !picture || !copy) throw new Error('The files are missing.')
    expect(await served(third, copy)).toBe('Bring the long cables.')
    await other.client.call(deleteMessage, { params: { messageId: said.id } })
    await expect.poll(() => existsSync(fileOf(plan)), soon).toBe(false)
    expect(await served(third, copy)).toBe('Bring the long cables.')
    expect(await served(third, picture, true)).not.toBe('')
    expect(await served(other, copy)).toBeUndefined()

    const { body: back } = await forward(sent.body.id, { by: third, to: source })
    await one.client.call(deleteMessage, { params: { messageId: sent.body.id } })
    await expect.poll(() => existsSync(fileOf(copy)), soon).toBe(false)
    expect((await one.client.call(getStorageUse, {})).body.used).toBe(0)
    expect(await served(other, back.attachments[1] ?? copy)).toBe('Bring the long cables.')
  })

  it('may be a voice message, which stays one', async () => {
    const voice = { isVoice: true as const, peaks: [4, 100, 30], seconds: 42.6 }
    const said = await send([{ id: await upload(samples.recording(), 'Voice.weba'), ...voice }])
    expect((await forward(said.id)).body.attachments).toMatchObject([voice])
    const shown = await third.client.call(getConversation, { params: { conversationId: target } })
    expect(shown.body.lastMessage).toBe('Voice message, 00:42')
  })

  it('count in the storage of the forwarder, and without room nothing is sent or stored', async () => {
    const said = await send([{ id: await upload(Buffer.alloc(60_000, 'a'), 'a.txt') }])
    expect((await forward(said.id)).status).toBe(200)
    expect(await forward(said.id)).toMatchObject({ status: 409, code: 'storage_used_up' })
    expect(await attachmentRows(app, one.id)).toHaveLength(1)
    expect(await read()).toHaveLength(1)
    await other.client.call(deleteMessage, { params: { messageId: said.id } })
  })

  it('that the storage has lost are not sent', async () => {
    const said = await send([{ id: await upload(Buffer.from('a'), 'a.txt') }])
    rmSync(fileOf(said.attachments[0]))
    for (const _ of [1, 2])
      expect(await forward(said.id)).toMatchObject({ status: 404, code: 'attachment_not_found' })
    expect([await read(), await attachmentRows(app, one.id)]).toEqual([[], []])
  })
})
