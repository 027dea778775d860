import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import { typingSeconds } from '@patchbay/contract/realtime'
import { sendOnSocket } from '../../../../platform/realtime/socket.ts'
import { createEmitter } from '../../../../platform/state/emitter.ts'

export interface Typists {
  /** Ids of the people who are typing in a conversation, in the order they began. */
  readonly of: (conversationId: string) => readonly string[]
  readonly subscribe: (listener: () => void) => () => void
  readonly note: (conversationId: string, userId: string) => void
  /** Forgets typists whose message has arrived, or who have left the conversation. */
  readonly receive: (delta: ConversationDelta) => void
  /** Announces to the others that the viewer is typing, at most every two seconds. */
  readonly say: (conversationId: string) => void
  readonly stop: () => void
}

const saidMilliseconds = 2000
const nobody: readonly string[] = []

export function createTypists(viewerId: string): Typists {
  const changed = createEmitter()
  const typists = new Map<string, readonly string[]>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const said = new Map<string, number>()

  function set(conversationId: string, userIds: readonly string[]): void {
    typists.set(conversationId, userIds)
    changed.emit()
  }
  const of = (conversationId: string): readonly string[] => typists.get(conversationId) ?? nobody
  function forget(conversationId: string, userId: string): void {
    clearTimeout(timers.get(conversationId + userId))
    const known = of(conversationId)
    if (known.includes(userId))
      set(
        conversationId,
        known.filter((id) => id !== userId),
      )
  }
  return {
    of,
    subscribe: changed.subscribe,
    note: (conversationId, userId) => {
      if (userId === viewerId) return
      const key = conversationId + userId
      clearTimeout(timers.get(key))
      timers.set(
        key,
        setTimeout(() => forget(conversationId, userId), typingSeconds * 1000),
      )
      const known = of(conversationId)
      if (!known.includes(userId)) set(conversationId, [...known, userId])
    },
    receive: ({ conversationId, messages, participants }) => {
      for (const { senderId, isEdited, deletedAt, event } of messages)
        if (!isEdited && deletedAt === null && event === null) forget(conversationId, senderId)
      for (const { userId, leftAt } of participants)
        if (leftAt !== null) forget(conversationId, userId)
    },
    say: (conversationId) => {
      if (Date.now() - (said.get(conversationId) ?? 0) < saidMilliseconds) return
      said.set(conversationId, Date.now())
      sendOnSocket({ type: 'typing', conversationId })
    },
    stop: () => {
      timers.forEach((timer) => clearTimeout(timer))
      typists.clear()
    },
  }
}
