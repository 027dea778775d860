import {
  listConversationFiles,
  filesPerPage,
} from '@patchbay/contract/messaging/conversation-files'
import { deleteMessage, sendMessage } from '@patchbay/contract/messaging/messages'
import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendTo } from '../../../../test/attachments.ts'
import { startGroup, startPair } from '../../../../test/conversations.ts'
import { inGroup } from '../../../../test/groups.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let one: TestPerson
let other: TestPerson
let third: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  ;[one, other, third] = [await createPerson(app), await createPerson(app), await createPerson(app)]
})
afterAll(() => app.stop())

const filesOf = (by: TestPerson, conversationId: string, cursor?: string) =>
  by.client.call(listConversationFiles, {
    params: { conversationId },
    query: cursor === undefined ? {} : { cursor },
  })
const namesOf = async (by: TestPerson, conversationId: string) => {
  const { status, body } = await filesOf(by, conversationId)
  expect(status).toBe(200)
  return body.files.map(({ file }) => file.name)
}
/** Sends one message with files of these names; returns its id. */
async function send(by: TestPerson, conversationId: string, ...names: string[]): Promise<string> {
  const attachments: { id: string }[] = []
  for (const name of names) {
    const { body } = await sendTo(by, conversationId, Buffer.from(name), name, 'conversation')
    attachments.push({ id: body.id })
  }
  const { status, body } = await by.client.call(sendMessage, {
    params: { conversationId },
    body: { clientId: newId(), content: '', attachments },
  })
  expect(status).toBe(200)
  return body.id
}

it('lists the files of a conversation for both people, the newest first, without deleted and unsent ones', async () => {
  const pair = await startPair(one, other)
  await send(one, pair, 'first.txt')
  const gone = await send(other, pair, 'gone.txt')
  await send(other, pair, 'second.txt', 'third.txt')
  await sendTo(one, pair, Buffer.from('x'), 'unsent.txt', 'conversation')
  await one.client.call(sendMessage, {
    params: { conversationId: await startPair(one, third) },
    body: { clientId: newId(), content: 'Elsewhere.' },
  })
  await other.client.call(deleteMessage, { params: { messageId: gone } })
  for (const by of [one, other])
    expect(await namesOf(by, pair)).toEqual(['third.txt', 'second.txt', 'first.txt'])
  const { body } = await filesOf(one, pair)
  expect(body).toMatchObject({ nextCursor: null, about: null })
  expect(body.files.at(-1)).toMatchObject({
    seq: 1,
    sender: { id: one.id },
    file: { kind: 'document', missing: false },
  })
  expect(JSON.stringify(body)).not.toContain('signedUrl')
})

it('continues where a page has ended, and refuses what is not a cursor', async () => {
  const [by, to] = [await createPerson(app), await createPerson(app)]
  const pair = await startPair(by, to)
  const all = Array.from({ length: filesPerPage + 2 }, (_, at) => `${at}.txt`)
  for (let at = 0; at < all.length; at += 8) await send(by, pair, ...all.slice(at, at + 8))
  // All at the same time, so that only the ids decide.
  await query(app.db)
    .updateTable('attachments')
    .set({ created_at: new Date('2026-11-01T10:00:00Z') })
    .where('context_id', '=', pair)
    .execute()
  const first = (await filesOf(to, pair)).body
  expect(first.files).toHaveLength(filesPerPage)
  const second = (await filesOf(to, pair, first.nextCursor ?? '')).body
  expect(second.nextCursor).toBeNull()
  const names = [...first.files, ...second.files].map(({ file }) => file.name)
  expect(new Set(names)).toEqual(new Set(all))
  expect(names).toHaveLength(all.length)
  expect(await filesOf(to, pair, 'nonsense')).toMatchObject({ status: 400 })
})

it('[S-21] does not exist for an outsider, nor for who has left or was removed', async () => {
  const pair = await startPair(one, other)
  expect(await filesOf(third, pair)).toMatchObject({
    status: 404,
    body: { code: 'conversation_not_found' },
  })
  expect((await filesOf(third, newId())).status).toBe(404)
  const group = await startGroup(one, [other, third])
  await send(one, group, 'score.txt')
  expect(await namesOf(third, group)).toEqual(['score.txt'])
  await inGroup(third, group).leave()
  expect((await filesOf(third, group)).status).toBe(404)
  await inGroup(one, group).remove(other)
  expect((await filesOf(other, group)).status).toBe(404)
})

it('keeps the files of two people readable after a block, and leaves those of blocked people out of a group', async () => {
  const [by, blocked, witness] = [
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
  ]
  const pair = await startPair(by, blocked)
  const group = await startGroup(by, [blocked, witness])
  for (const place of [pair, group]) {
    await send(blocked, place, 'theirs.txt')
    await send(by, place, 'mine.txt')
  }
  await by.client.call(blockPerson, { params: { userId: blocked.id } })
  // The files stay between two people, as the messages do, and nobody learns of the block.
  for (const person of [by, blocked])
    expect(await namesOf(person, pair)).toEqual(['mine.txt', 'theirs.txt'])
  expect(await namesOf(by, group)).toEqual(['mine.txt'])
  for (const person of [blocked, witness])
    expect(await namesOf(person, group)).toEqual(['mine.txt', 'theirs.txt'])
  await by.client.call(unblockPerson, { params: { userId: blocked.id } })
  expect(await namesOf(by, group)).toEqual(['mine.txt', 'theirs.txt'])
})
