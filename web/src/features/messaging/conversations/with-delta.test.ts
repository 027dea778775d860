// @vitest-environment node
import type { ParticipantState } from '@patchbay/contract/messaging/conversation-changes'
import { expect, it } from 'vitest'
import { createTruth } from '../../../../test/conversation-truth.ts'
import { ada, conversation, participant, theo, viewerId } from '../../../../test/messages.ts'
import { inOrder } from './list/in-order.ts'
import {
  leavesOpen,
  newerOf,
  withArrangement,
  withDelta,
  withMuted,
  withOwnMark,
} from './with-delta.ts'

const readAt = '2026-11-15T12:00:00.000Z'
const theos = (changes: Partial<ParticipantState>): ParticipantState => ({
  ...participant(theo),
  ...changes,
})

it('[S-11] applies a new message, and whether it is unread', () => {
  const truth = createTruth()
  truth.say(2)
  const received = withDelta(conversation(), truth.changes(0), viewerId)
  expect(received).toMatchObject({ lastMessage: 'message 2', seq: 2, change: 2, unread: true })
  expect(withOwnMark(received, viewerId, { lastReadSeq: 2, lastReadAt: readAt })).toMatchObject({
    unread: false,
    lastReadByUser1: readAt,
  })
  truth.say(1, { senderId: viewerId })
  expect(withDelta(received, truth.changes(2), viewerId).unread).toBe(false)
})

it('[V-13] applies the read mark of the other person, in any order of arrival', () => {
  const truth = createTruth()
  truth.say(2)
  const known = withDelta(conversation(), truth.changes(0), viewerId)
  const mark = theos({ lastReadSeq: 2, lastReadAt: readAt, change: 3 })
  const delta = { ...truth.changes(2), upTo: 3, participants: [mark] }
  const read = withDelta(known, delta, viewerId)
  expect(read.participants[1]).toMatchObject({ lastReadSeq: 2 })
  expect(read.lastReadByUser2).toBe(readAt)
  const late = { ...delta, participants: [theos({ lastReadSeq: 1, change: 2 })] }
  expect(withDelta(read, late, viewerId)).toBe(read)
})

it('prefers the newer state over an answer, except for fields that only the server knows', () => {
  const known = conversation({ change: 5, lastMessage: 'newest' })
  expect(
    newerOf(known, conversation({ change: 4, can: { send: false, manage: false, leave: false } })),
  ).toMatchObject({
    lastMessage: 'newest',
    can: { send: false },
  })
  expect(newerOf(known, conversation({ change: 5 })).lastMessage).toBeNull()
})

it('follows changed rights of the viewer, and keeps the muted state', () => {
  const group = conversation({ isGroup: true, change: 3 })
  const delta = { ...createTruth().changes(0), after: 3, upTo: 4 }
  const own = { ...participant(ada), role: 'admin' as const, change: 4 }
  const admin = withDelta(group, { ...delta, participants: [own] }, viewerId)
  expect(admin.can).toEqual({ send: true, manage: true, leave: true })
  const muted = withMuted(group, viewerId, true)
  const newer = newerOf(admin, muted)
  expect(newer.participants[0]).toMatchObject({ role: 'admin', isMuted: true })
  expect(newer.can).toEqual(admin.can)
})

it('notices missed changes, and people who have left', () => {
  const truth = createTruth()
  const delta = truth.changes(0)
  const known = conversation({ change: 3 })
  expect(leavesOpen(known, { ...delta, after: 3 })).toBe(false)
  expect(leavesOpen(known, { ...delta, after: 4 })).toBe(true)
  const gone = [theos({ leftAt: readAt, change: 4 })]
  expect(leavesOpen(known, { ...delta, after: 3, participants: gone })).toBe(true)
  expect(withDelta(known, { ...delta, participants: gone }, viewerId).participantCount).toBe(1)
})

it('[S-17] puts the newest message first, and each conversation once', () => {
  const row = (id: string, lastMessageAt: string | null, change = 0) =>
    conversation({ id, lastMessageAt, change })
  const rows = [
    row('a', '2026-11-10T10:00:00.000Z'),
    row('b', '2026-11-12T10:00:00.000Z', 4),
    row('empty', null),
    row('b', '2026-11-09T10:00:00.000Z', 3),
  ]
  expect(inOrder(rows, viewerId).map(({ id }) => id)).toEqual(['b', 'a', 'empty'])
})

it('brings a conversation back from the archive with the next message, unless it is muted', () => {
  const truth = createTruth()
  truth.say(1)
  const known = withDelta(conversation(), truth.changes(0), viewerId)
  const archived = { ...known, isArchived: true }
  truth.say(1)
  expect(withDelta(archived, truth.changes(1), viewerId).isArchived).toBe(false)
  const muted = withMuted(archived, viewerId, true)
  expect(withDelta(muted, truth.changes(1), viewerId).isArchived).toBe(true)
  const mark = theos({ lastReadSeq: 1, lastReadAt: readAt, change: 3 })
  const isRead = { ...truth.changes(1), upTo: 2, messages: [], participants: [mark] }
  const said = { ...isRead.conversation, lastMessageSeq: 1 }
  expect(withDelta(archived, { ...isRead, conversation: said }, viewerId).isArchived).toBe(true)
})

it('is unread for as long as the viewer wants, and read once they have read', () => {
  const wanted = { isPinned: false, isArchived: false, isMarkedUnread: true, unread: true }
  const marked = withArrangement(conversation(), wanted)
  const truth = createTruth()
  truth.say(1, { senderId: viewerId })
  expect(withDelta(marked, truth.changes(0), viewerId).unread).toBe(true)
  const mark = { lastReadSeq: 0, lastReadAt: null }
  expect(withOwnMark(marked, viewerId, mark)).toMatchObject({
    isMarkedUnread: false,
    unread: false,
  })
  // Another page has read it: the answer is older, and says so.
  const known = { ...marked, change: 5 }
  expect(newerOf(known, conversation({ change: 4 }))).toMatchObject({
    isMarkedUnread: false,
    unread: false,
  })
})

it('stands above newer ones if it is pinned', () => {
  const at = (hour: number) => `2026-11-15T${hour}:00:00.000Z`
  const row = (id: string, hour: number, isPinned = false) =>
    conversation({ id, lastMessageAt: at(hour), isPinned })
  const rows = [row('a', 10, true), row('b', 12), row('c', 11, true), row('d', 13)]
  expect(inOrder(rows, viewerId).map(({ id }) => id)).toEqual(['c', 'a', 'd', 'b'])
})
