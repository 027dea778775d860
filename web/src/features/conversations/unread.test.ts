// @vitest-environment node
import type { ConversationDelta, ParticipantState } from '@patchbay/contract/conversation-changes'
import type { Message } from '@patchbay/contract/messages'
import { expect, it, vi } from 'vitest'
import { createTruth } from '../../../test/conversation-truth.ts'
import { sampleId } from '../../../test/inside-samples.ts'
import { ada, conversationId, participant, theo, viewerId } from '../../../test/messages.ts'
import { createUnread } from './unread.ts'

const answered = (conversationIds: readonly string[], mutedIds: readonly string[] = []) => ({
  conversationIds,
  mutedIds,
})

function begin(listed: readonly string[] = [], muted: readonly string[] = []) {
  const tell = vi.fn<(count: number) => void>()
  const list = vi.fn(() => Promise.resolve(answered(listed, muted)))
  const unread = createUnread({ viewerId, list, tell })
  const count = () => tell.mock.lastCall?.[0]
  return { unread, list, count, truth: createTruth() }
}
const own = (lastReadSeq: number, change: number): ParticipantState => ({
  ...participant(ada),
  lastReadSeq,
  change,
})
/** The newest is taken back: what was said before it is what was said last. */
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

it('counts what others say, until it is read here or elsewhere', async () => {
  const { unread, count, truth } = begin([sampleId(900)])
  await unread.ask()
  expect(count()).toBe(1)
  truth.say(2)
  unread.hear(truth.changes(0))
  expect(count()).toBe(2)
  unread.hear(marked(truth.changes(0), 1))
  expect(count()).toBe(2)
  unread.noteRead(conversationId, 2)
  expect(count()).toBe(1)
})

it('asks again where what was unread may have been taken back', async () => {
  const { unread, list, count, truth } = begin([conversationId])
  await unread.ask()
  truth.say(2)
  list.mockResolvedValue(answered([]))
  unread.hear(takenBack(truth.changes(2), truth.all()))
  await vi.waitFor(() => expect(count()).toBe(0))
})

it('asks again where the viewer takes back what they said after what they have not read', async () => {
  const { unread, list, count, truth } = begin()
  await unread.ask()
  truth.say(1)
  unread.hear({ ...truth.changes(0), participants: [own(0, 1)] })
  truth.say(1, { senderId: viewerId })
  unread.hear(truth.changes(1))
  expect(count()).toBe(0)
  list.mockResolvedValue(answered([conversationId]))
  unread.hear(takenBack(truth.changes(2), truth.all()))
  await vi.waitFor(() => expect(count()).toBe(1))
})

it('[S-11] never counts what the viewer said last', async () => {
  const { unread, count, truth } = begin()
  await unread.ask()
  truth.say(1)
  unread.hear(truth.changes(0))
  expect(count()).toBe(1)
  truth.say(1, { senderId: viewerId })
  unread.hear(truth.changes(1))
  expect(count()).toBe(0)
})

it('hears the mark of another tab, and nothing that is older than it', async () => {
  const { unread, count, truth } = begin()
  await unread.ask()
  truth.say(1)
  const said = truth.changes(0)
  unread.hear(said)
  expect(count()).toBe(1)
  unread.hear(marked(said, 1))
  unread.hear(said)
  expect(count()).toBe(0)
})

it('does not take an edit for a new message: where it cannot tell it asks', async () => {
  const { unread, list, count, truth } = begin()
  await unread.ask()
  truth.say(1)
  truth.edit(1)
  unread.hear(truth.changes(1))
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  unread.hear(marked(truth.changes(1), 1))
  truth.say(1)
  truth.edit(1)
  unread.hear({ ...truth.changes(2), after: 3, upTo: 9 })
  expect(count()).toBe(1)
  expect(list).toHaveBeenCalledTimes(2)
})

it('knows better than an answer that was on its way', async () => {
  const { unread, list, count, truth } = begin()
  let answer: (ids: ReturnType<typeof answered>) => void = () => {}
  list.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const asked = unread.ask()
  truth.say(1)
  unread.hear(truth.changes(0))
  unread.noteMuted(conversationId, true)
  answer(answered([]))
  await asked
  expect(count()).toBe(0)
  unread.noteMuted(conversationId, false)
  expect(count()).toBe(1)
})

it('asks after a mark where nothing says whether there is more', async () => {
  const { unread, list, count } = begin([conversationId])
  await unread.ask()
  unread.noteRead(conversationId, 2)
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  expect(count()).toBe(1)
})

it('does not count what is muted, and counts it again afterwards', async () => {
  const { unread, count, truth } = begin([sampleId(900), sampleId(901)], [sampleId(900)])
  await unread.ask()
  expect(count()).toBe(1)
  truth.say(1)
  unread.noteMuted(conversationId, true)
  unread.hear(truth.changes(0))
  expect(count()).toBe(1)
  unread.noteMuted(conversationId, false)
  expect(count()).toBe(2)
})

it('believes no old mark of whoever was taken in again', async () => {
  const { unread, count, truth } = begin()
  await unread.ask()
  truth.say(2)
  unread.hear(marked(truth.changes(0), 2))
  expect(count()).toBe(0)
  const back = { ...own(1, 9), joinedAt: '2026-11-15T13:00:00.000Z' }
  unread.hear({ ...truth.changes(2), upTo: 9, participants: [back] })
  expect(count()).toBe(1)
})

it('believes no old mark where nobody has said that the viewer was out', async () => {
  const { unread, list, count, truth } = begin()
  await unread.ask()
  truth.say(2)
  const read = marked(truth.changes(0), 2)
  unread.hear(read)
  list.mockResolvedValue(answered([conversationId]))
  await unread.askAnew()
  expect(count()).toBe(1)
  const theirs = { ...participant(theo), lastReadSeq: 2, change: 9 }
  unread.hear({ ...read, upTo: 9, participants: [theirs] })
  expect(count()).toBe(1)
})
