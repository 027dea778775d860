// @vitest-environment node
import type {
  ConversationDelta,
  ParticipantState,
} from '@patchbay/contract/messaging/conversation-changes'
import type { Message } from '@patchbay/contract/messaging/messages'
import { expect, it, vi } from 'vitest'
import { createTruth } from '../../../../test/conversation-truth.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { ada, conversationId, participant, theo, viewerId } from '../../../../test/messages.ts'
import { createUnread } from './unread.ts'

const answered = (conversationIds: readonly string[], mutedIds: readonly string[] = []) => ({
  conversationIds,
  mutedIds,
})

function begin(listed: readonly string[] = [], muted: readonly string[] = []) {
  const notify = vi.fn<(count: number) => void>()
  const list = vi.fn(() => Promise.resolve(answered(listed, muted)))
  const unread = createUnread({ viewerId, list, notify })
  const count = () => notify.mock.lastCall?.[0]
  return { unread, list, count, truth: createTruth() }
}
const own = (lastReadSeq: number, change: number): ParticipantState => ({
  ...participant(ada),
  lastReadSeq,
  change,
})
/** Deletes the newest message, so that the message before it is the last. */
function takenBack({ conversation, ...delta }: ConversationDelta, all: readonly Message[]) {
  const [before, newest] = all.slice(-2)
  if (!before || !newest) throw new Error('Too little was said.')
  const change = delta.upTo + 1
  return {
    ...delta,
    upTo: change,
    conversation: {
      ...conversation,
      lastMessageSenderId: before.senderId,
      lastMessageSeq: before.seq,
    },
    messages: [{ ...newest, content: '', deletedAt: newest.createdAt, change }],
  }
}
const marked = (delta: ConversationDelta, lastReadSeq: number): ConversationDelta => ({
  ...delta,
  after: delta.upTo,
  upTo: delta.upTo + 1,
  messages: [],
  participants: [own(lastReadSeq, delta.upTo + 1)],
})

it('counts new messages of others, until they are read here or elsewhere', async () => {
  const { unread, count, truth } = begin([sampleId(900)])
  await unread.ask()
  expect(count()).toBe(1)
  truth.say(2)
  unread.receive(truth.changes(0))
  expect(count()).toBe(2)
  unread.receive(marked(truth.changes(0), 1))
  expect(count()).toBe(2)
  unread.noteRead(conversationId, 2)
  expect(count()).toBe(1)
})

it('fetches the count again if an unread message may have been deleted', async () => {
  const { unread, list, count, truth } = begin([conversationId])
  await unread.ask()
  truth.say(2)
  list.mockResolvedValue(answered([]))
  unread.receive(takenBack(truth.changes(2), truth.all()))
  await expect.poll(count).toBe(0)
})

it('fetches the count again if the viewer deletes a message that followed an unread one', async () => {
  const { unread, list, count, truth } = begin()
  await unread.ask()
  truth.say(1)
  unread.receive({ ...truth.changes(0), participants: [own(0, 1)] })
  truth.say(1, { senderId: viewerId })
  unread.receive(truth.changes(1))
  expect(count()).toBe(0)
  list.mockResolvedValue(answered([conversationId]))
  unread.receive(takenBack(truth.changes(2), truth.all()))
  await expect.poll(count).toBe(1)
})

it('[S-11] does not count a conversation whose last message is from the viewer', async () => {
  const { unread, count, truth } = begin()
  await unread.ask()
  truth.say(1)
  unread.receive(truth.changes(0))
  expect(count()).toBe(1)
  truth.say(1, { senderId: viewerId })
  unread.receive(truth.changes(1))
  expect(count()).toBe(0)
})

it('applies the read mark of another tab, and ignores older changes', async () => {
  const { unread, count, truth } = begin()
  await unread.ask()
  truth.say(1)
  const said = truth.changes(0)
  unread.receive(said)
  expect(count()).toBe(1)
  unread.receive(marked(said, 1))
  unread.receive(said)
  expect(count()).toBe(0)
})

it('does not count an edit as a new message, and fetches the count if it cannot tell', async () => {
  const { unread, list, count, truth } = begin()
  await unread.ask()
  truth.say(1)
  truth.edit(1)
  unread.receive(truth.changes(1))
  await expect.poll(() => list).toHaveBeenCalledTimes(2)
  unread.receive(marked(truth.changes(1), 1))
  truth.say(1)
  truth.edit(1)
  unread.receive({ ...truth.changes(2), after: 3, upTo: 9 })
  expect(count()).toBe(1)
  expect(list).toHaveBeenCalledTimes(2)
})

it('prefers changes received during a request over its answer', async () => {
  const { unread, list, count, truth } = begin()
  let answer: (ids: ReturnType<typeof answered>) => void = () => {}
  list.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const asked = unread.ask()
  truth.say(1)
  unread.receive(truth.changes(0))
  unread.noteMuted(conversationId, true)
  answer(answered([]))
  await asked
  expect(count()).toBe(0)
  unread.noteMuted(conversationId, false)
  expect(count()).toBe(1)
})

it('fetches the count after a mark, if it is unknown whether newer messages exist', async () => {
  const { unread, list, count } = begin([conversationId])
  await unread.ask()
  unread.noteRead(conversationId, 2)
  await expect.poll(() => list).toHaveBeenCalledTimes(2)
  expect(count()).toBe(1)
})

it('does not count a muted conversation, and counts it again once unmuted', async () => {
  const { unread, count, truth } = begin([sampleId(900), sampleId(901)], [sampleId(900)])
  await unread.ask()
  expect(count()).toBe(1)
  truth.say(1)
  unread.noteMuted(conversationId, true)
  unread.receive(truth.changes(0))
  expect(count()).toBe(1)
  unread.noteMuted(conversationId, false)
  expect(count()).toBe(2)
})

it('ignores an old read mark of a viewer who was added again', async () => {
  const { unread, count, truth } = begin()
  await unread.ask()
  truth.say(2)
  unread.receive(marked(truth.changes(0), 2))
  expect(count()).toBe(0)
  const back = { ...own(1, 9), joinedAt: '2026-11-15T13:00:00.000Z' }
  unread.receive({ ...truth.changes(2), upTo: 9, participants: [back] })
  expect(count()).toBe(1)
})

it('ignores an old read mark after a refresh, in case the viewer had left unnoticed', async () => {
  const { unread, list, count, truth } = begin()
  await unread.ask()
  truth.say(2)
  const read = marked(truth.changes(0), 2)
  unread.receive(read)
  list.mockResolvedValue(answered([conversationId]))
  await unread.refetchAll()
  expect(count()).toBe(1)
  const theirs = { ...participant(theo), lastReadSeq: 2, change: 9 }
  unread.receive({ ...read, upTo: 9, participants: [theirs] })
  expect(count()).toBe(1)
})

it('keeps counting what the viewer has marked as unread while others read and edit', async () => {
  const { unread, list, count, truth } = begin([conversationId])
  truth.say(2)
  // Both messages were read, and then the conversation was marked.
  unread.receive(marked(truth.changes(0), 2))
  unread.noteRead(conversationId, 2)
  await unread.ask()
  expect(count()).toBe(1)
  const seen = { ...participant(theo), lastReadSeq: 2, change: 4 }
  const after = { ...truth.changes(0), after: 3, upTo: 4, messages: [], participants: [seen] }
  unread.receive(after)
  await expect.poll(() => list).toHaveBeenCalledTimes(2)
  expect(count()).toBe(1)
  // Opening it takes the mark away.
  unread.noteRead(conversationId, 2)
  expect(count()).toBe(0)
})
