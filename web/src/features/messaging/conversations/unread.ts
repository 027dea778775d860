import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'

interface UnreadOptions {
  readonly viewerId: string
  readonly list: () => Promise<{
    readonly conversationIds: readonly string[]
    readonly mutedIds: readonly string[]
  }>
  readonly notify: (count: number) => void
  /** The viewer has the conversation on screen, so new messages are about to be read. */
  readonly isLookedAt?: (conversationId: string) => boolean
}

export interface Unread {
  readonly ask: () => Promise<void>
  /** The same if the viewer may have left and rejoined a conversation: old marks are dropped. */
  readonly refetchAll: () => Promise<void>
  readonly receive: (delta: ConversationDelta) => void
  /** The viewer has read up to this seq. */
  readonly noteRead: (conversationId: string, lastReadSeq: number) => void
  /** A muted conversation is never counted. */
  readonly noteMuted: (conversationId: string, isMuted: boolean) => void
}

type Marks = Map<string, boolean>

/** The listed ids, corrected by changes since the request. */
function listedSet(ids: readonly string[], noted: Marks): Set<string> {
  const listed = new Set(ids)
  for (const [id, isIn] of noted) {
    if (isIn) listed.add(id)
    else listed.delete(id)
  }
  return listed
}

/** How long marking a message on screen as read may take, before it counts as unread. */
const graceMilliseconds = 1500

/** Which conversations the viewer has not read to the end. */
export function createUnread(options: UnreadOptions): Unread {
  const { viewerId, list, isLookedAt = () => false } = options
  let ids = new Set<string>()
  let muted = new Set<string>()
  /** Unread, but not counted during the grace period. */
  const uncounted = new Map<string, ReturnType<typeof setTimeout>>()
  const receivedUpTo = new Map<string, number>()
  const seqs = new Map<string, number>()
  const marks = new Map<string, number>()
  /** When the viewer joined: an old mark is not valid after rejoining. */
  const joined = new Map<string, string>()
  /** Changes received during a request are newer than its answer. */
  let meanwhile: { readonly unread: Marks; readonly muted: Marks } | undefined
  let asking: Promise<void> | undefined
  let again = false

  const notify = (): void =>
    options.notify([...ids].filter((id) => !uncounted.has(id) && !muted.has(id)).length)
  function endDelay(id: string): void {
    clearTimeout(uncounted.get(id))
    uncounted.delete(id)
  }
  function delayCount(id: string): void {
    if (ids.has(id) || !isLookedAt(id)) return
    const count = (): void => {
      endDelay(id)
      notify()
    }
    uncounted.set(id, setTimeout(count, graceMilliseconds))
  }
  function set(id: string, unread: boolean): void {
    if (unread) delayCount(id)
    else endDelay(id)
    meanwhile?.unread.set(id, unread)
    if (unread) ids.add(id)
    else ids.delete(id)
    notify()
  }
  async function load(): Promise<void> {
    do {
      again = false
      const noted = { unread: new Map<string, boolean>(), muted: new Map<string, boolean>() }
      meanwhile = noted
      const { conversationIds, mutedIds } = await list()
      ids = listedSet(conversationIds, noted.unread)
      muted = listedSet(mutedIds, noted.muted)
      notify()
    } while (again)
  }
  function ask(): Promise<void> {
    if (asking) again = true
    asking ??= load().finally(() => {
      asking = undefined
      meanwhile = undefined
    })
    return asking
  }
  /** `undefined` if the delta does not say. */
  function isUnread(delta: ConversationDelta): boolean | 'unclear' | undefined {
    const { conversationId, conversation, participants, messages } = delta
    const { lastMessageSenderId: sender, lastMessageSeq: seq } = conversation
    const mark = marks.get(conversationId)
    if (sender === viewerId) return false
    // Only a group without messages can be unread then, and a delta does not say whether it is one.
    if (sender === null) return 'unclear'
    const isOwn = participants.some(({ userId }) => userId === viewerId)
    // What was read is counted only if the viewer has marked it as unread, which a delta does not say.
    if (mark !== undefined && mark >= seq)
      return ids.has(conversationId) && !isOwn ? 'unclear' : false
    if (isOwn) return true
    const newest = messages.find((message) => message.seq === seq)
    // It may be an old message that was edited, or a new one that was edited at once.
    if (newest) return newest.isEdited && mark === undefined ? 'unclear' : true
    // The deleted message may have been the unread one, or one after it.
    return messages.some(({ deletedAt }) => deletedAt !== null) ? 'unclear' : undefined
  }
  return {
    ask,
    refetchAll: () => {
      marks.clear()
      return ask()
    },
    receive: (delta) => {
      const { conversationId: id, upTo, conversation, participants } = delta
      if (upTo <= (receivedUpTo.get(id) ?? -1)) return
      receivedUpTo.set(id, upTo)
      seqs.set(id, conversation.lastMessageSeq)
      const own = participants.find(({ userId }) => userId === viewerId)
      if (own) {
        const known = joined.get(id) === own.joinedAt ? (marks.get(id) ?? 0) : 0
        joined.set(id, own.joinedAt)
        marks.set(id, Math.max(own.lastReadSeq, known))
      }
      const unread = isUnread(delta)
      if (unread === 'unclear') void ask().catch(() => {})
      else if (unread !== undefined) set(id, unread)
    },
    noteRead: (id, lastReadSeq) => {
      marks.set(id, Math.max(lastReadSeq, marks.get(id) ?? 0))
      const seq = seqs.get(id)
      // It is unknown whether newer messages exist.
      if (seq === undefined) void ask().catch(() => {})
      else if (lastReadSeq >= seq) set(id, false)
    },
    noteMuted: (id, isMuted) => {
      meanwhile?.muted.set(id, isMuted)
      if (isMuted) muted.add(id)
      else muted.delete(id)
      notify()
    },
  }
}
