import { messageFileTypes, signAttachments } from '@patchbay/contract/content/attachments'
import { longestVoice, mostVoicePeaks } from '@patchbay/contract/content/sound-bounds'
import { listConversationFiles } from '@patchbay/contract/messaging/conversation-files'
import { getConversation } from '@patchbay/contract/messaging/conversations'
import { deleteMessage, listMessages, sendMessage } from '@patchbay/contract/messaging/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentRows, sendTo } from '../../../../test/attachments.ts'
import { ban } from '../../../../test/bans.ts'
import { leaveGroup, say, startGroup, startPair } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import * as samples from '../../../../test/samples/file-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let one: TestPerson
let other: TestPerson
let pair: string
beforeAll(async () => {
  app = await startTestApp()
  other = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  one = await createPerson(app)
  pair = await startPair(one, other)
})

const recorded = { isVoice: true, peaks: [4, 100, 30], seconds: 42.6 } as const
const upload = async (name = 'Voice message.weba', bytes = samples.recording(), by = one) =>
  (await sendTo(by, pair, bytes, name, 'conversation')).body.id
const send = (attachments: readonly object[], { clientId = newId(), content = '' } = {}) =>
  one.client.call(sendMessage, {
    params: { conversationId: pair },
    body: { clientId, content, attachments: attachments as never },
  })
const conversation = async (by = other) =>
  (await by.client.call(getConversation, { params: { conversationId: pair } })).body
const pageOf = async (by: TestPerson) =>
  (await by.client.call(listMessages, { params: { conversationId: pair }, query: {} })).body
    .messages

describe('a voice message', () => {
  it('is a sound with its length and its waveform, and is named by its length wherever words stand', async () => {
    const clientId = newId()
    const voice = { id: await upload(), ...recorded }
    const { status, body } = await send([voice], { clientId })
    expect([status, body.attachments]).toMatchObject([200, [{ ...voice, type: 'audio/webm' }]])
    expect((await send([voice], { clientId })).body).toEqual(body)
    expect(await pageOf(other)).toEqual([body])
    expect(await conversation()).toMatchObject({ lastMessage: 'Voice message, 00:42', seq: 1 })
    const params = { conversationId: pair }
    const reply = { clientId: newId(), content: 'Heard', replyTo: 1 }
    const { body: answer } = await other.client.call(sendMessage, { params, body: reply })
    expect(answer.replyTo).toMatchObject({ words: 'Voice message, 00:42' })
    await other.client.call(deleteMessage, { params: { messageId: answer.id } })
    expect(await conversation()).toMatchObject({ lastMessage: 'Voice message, 00:42' })
    const listed = await other.client.call(listConversationFiles, { params, query: {} })
    expect(listed.body.files).toMatchObject([{ file: { id: voice.id, isVoice: true } }])
    const signed = await other.client.call(signAttachments, { body: { ids: [voice.id] } })
    const fetched = await other.client.fetch(signed.body.signed[0]?.signedUrl ?? '')
    expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'audio/webm'])
  })

  it('may be recorded as MP4 or Ogg too', async () => {
    for (const [name, bytes] of [
      ['a.m4a', samples.mp4('iso5', ['soun'])],
      ['a.ogg', samples.ogg()],
    ] as const)
      expect((await send([{ id: await upload(name, bytes), ...recorded }])).status).toBe(200)
    expect(messageFileTypes.audio).toContain('weba')
  })

  it('is refused with a length or bars that no recorder makes, or beside another file', async () => {
    const id = await upload()
    const bars = (count: number) => Array.from({ length: count }, () => 1)
    const wrong: Record<string, readonly object[]> = {
      'no bars': [{ id, isVoice: true, seconds: 1 }],
      'empty bars': [{ id, ...recorded, peaks: [] }],
      'too many bars': [{ id, ...recorded, peaks: bars(mostVoicePeaks + 1) }],
      'a bar out of range': [{ id, ...recorded, peaks: [101] }],
      'a bar that is no number': [{ id, ...recorded, peaks: [0.5] }],
      'no length': [{ id, isVoice: true, peaks: [1] }],
      'length nought': [{ id, ...recorded, seconds: 0 }],
      'too long': [{ id, ...recorded, seconds: longestVoice + 6 }],
      'another file': [{ id, ...recorded }, { id: await upload('a.txt', Buffer.from('a')) }],
      'not said by true': [{ id, ...recorded, isVoice: false }],
    }
    for (const [what, files] of Object.entries(wrong))
      expect(await send(files), what).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await conversation()).toMatchObject({ seq: 0 })
    const most = { id, ...recorded, peaks: bars(mostVoicePeaks), seconds: longestVoice }
    expect((await send([most])).status).toBe(200)
  })

  it('is refused if its file is no sound, whatever it is called', async () => {
    const { code } = await sendTo(one, pair, Buffer.from('a'), 'a.weba', 'conversation')
    expect(code).toBe('invalid_file_type')
    const film = await sendTo(one, pair, samples.recording([2, 1]), 'a.weba', 'conversation')
    expect(film.code).toBe('invalid_file_type')
    for (const id of [
      await upload('a.txt', Buffer.from('a')),
      await upload('a.webm', samples.recording([2, 1])),
    ])
      expect(await send([{ id, ...recorded }])).toMatchObject({ code: 'attachment_not_found' })
    expect(await conversation()).toMatchObject({ seq: 0 })
  })

  it('is not uploaded and not sent by somebody who was banned meanwhile', async () => {
    const id = await upload()
    await ban(app, one)
    const again = await sendTo(one, pair, samples.recording(), 'a.weba', 'conversation')
    expect([again.status, (await send([{ id, ...recorded }])).status]).toEqual([403, 403])
    expect(await conversation()).toMatchObject({ seq: 0, lastMessage: null })
  })

  it('is not heard by who has left, and goes with its message', async () => {
    const third = await createPerson(app)
    pair = await startGroup(one, [other, third])
    const id = await upload()
    const { body } = await send([{ id, ...recorded }])
    await leaveGroup(app, third, pair)
    const signed = await third.client.call(signAttachments, { body: { ids: [id] } })
    expect(signed.body.signed).toEqual([])
    await say(other, pair, 'Thanks')
    await one.client.call(deleteMessage, { params: { messageId: body.id } })
    expect(await attachmentRows(app, one.id)).toEqual([])
    const [, deleted] = await pageOf(other)
    expect(deleted).toMatchObject({ id: body.id, attachments: [] })
  })
})
