import type { Person } from '@patchbay/contract/people/people'
import { useEffect, useMemo, useSyncExternalStore, useState } from 'react'
import { useSession } from '../../../accounts/sessions/public.ts'
import type { UnsentMessage } from '../outbox/outbox.ts'
import { threadMessages, withoutDeleted, type ThreadMessage } from './thread-message.ts'
import { useMessaging } from '../use-messaging.ts'
import { useConversation } from '../../conversations/public.ts'
import type { Log } from './log.ts'

/**
 * The seq of the first unread message of others; if earlier unread messages may not be loaded, the
 * seq after the mark.
 */
export function firstUnread(
  { messages }: Pick<Log, 'messages'>,
  lastReadSeq: number,
  viewerId: string,
): number | undefined {
  const unread = messages.find(
    ({ seq, senderId, event, deletedAt }) =>
      seq > lastReadSeq && senderId !== viewerId && event === null && deletedAt === null,
  )
  const begins = messages[0]?.seq ?? 0
  return unread && begins > lastReadSeq + 1 ? lastReadSeq + 1 : unread?.seq
}

/**
 * The value when the thread was opened: messages that arrive and are read meanwhile do not move it.
 */
function useFirstUnread(
  conversationId: string,
  log: Log | undefined,
  viewerId: string,
): number | undefined {
  const { conversation } = useConversation(conversationId)
  const mark = conversation?.participants.find(({ userId }) => userId === viewerId)?.lastReadSeq
  const [opened, setOpened] = useState<{ readonly id: string; readonly seq: number | undefined }>()
  if (log !== undefined && mark !== undefined && opened?.id !== conversationId) {
    const seq = firstUnread(log, mark, viewerId)
    setOpened({ id: conversationId, seq })
    return seq
  }
  return opened?.id === conversationId ? opened.seq : undefined
}

export interface ShownThread {
  /** The oldest first; unsent messages come last. */
  readonly messages: readonly ThreadMessage[]
  readonly older: boolean
  readonly newer: boolean
  readonly loadOlder: () => Promise<void>
  readonly loadNewer: () => Promise<void>
  readonly showNewest: () => Promise<void>
  readonly showAround: (seq: number) => Promise<void>
  /** The first message of others after the read mark, as of when the thread was opened. */
  readonly firstUnreadSeq: number | undefined
  /** The messages of the server are loaded; before that there are only waiting messages. */
  readonly loaded: boolean
  readonly loading: boolean
  readonly error: unknown
  readonly retry: () => void
}

function useViewer(): Person {
  const { user } = useSession()
  return useMemo(() => {
    const { id = '', fullName = null, displayName = null } = user ?? {}
    const { verified = false, avatarUrl = '' } = user ?? {}
    return { id, fullName, displayName, verified, avatarUrl, linked: true }
  }, [user])
}

function useEntries(conversationId: string): readonly UnsentMessage[] {
  const { outbox } = useMessaging()
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  return useMemo(
    () => entries.filter((entry) => entry.conversationId === conversationId),
    [entries, conversationId],
  )
}

/** The messages of a conversation, kept up to date while it is on screen. */
export function useThread(conversationId: string): ShownThread {
  const { threads, deletions } = useMessaging()
  const viewer = useViewer()
  const entries = useEntries(conversationId)
  const thread = threads.of(conversationId)
  const { log, loading, error } = useSyncExternalStore(thread.subscribe, thread.state)
  useEffect(() => threads.show(conversationId), [threads, conversationId])
  const deleted = useSyncExternalStore(deletions.subscribe, deletions.all)
  const all = useMemo(() => threadMessages(log, entries, viewer), [log, entries, viewer])
  const messages = useMemo(() => withoutDeleted(all, deleted), [all, deleted])
  return {
    messages,
    older: log?.older ?? false,
    newer: log?.newer ?? false,
    loadOlder: thread.loadOlder,
    loadNewer: thread.loadNewer,
    showNewest: thread.showNewest,
    showAround: thread.showAround,
    firstUnreadSeq: useFirstUnread(conversationId, log, viewer.id),
    loaded: log !== undefined,
    loading: log === undefined && error === null ? true : loading,
    error,
    retry: thread.retry,
  }
}
