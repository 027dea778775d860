import type { ConversationDelta } from '@patchbay/contract/conversation-changes'

interface UnreadOptions {
  readonly viewerId: string
  readonly list: () => Promise<readonly string[]>
  readonly tell: (count: number) => void
  /** Somebody is looking at it: what is said there is about to be read. */
  readonly isLookedAt?: (conversationId: string) => boolean
}

export interface Unread {
  readonly ask: () => Promise<void>
  readonly hear: (delta: ConversationDelta) => void
  /** The viewer has read up to this place. */
  readonly noteRead: (conversationId: string, lastReadSeq: number) => void
}

/** So long it may take until what arrives before somebody's eyes is marked. */
const graceMilliseconds = 1500

/** Which conversations the viewer has not read to the end. */
export function createUnread(options: UnreadOptions): Unread {
  const { viewerId, list, isLookedAt = () => false } = options
  let ids = new Set<string>()
  /** Not counted yet. */
  const held = new Map<string, ReturnType<typeof setTimeout>>()
  const heardUpTo = new Map<string, number>()
  const seqs = new Map<string, number>()
  const marks = new Map<string, number>()
  /** What was heard while an answer was on its way is newer than the answer. */
  let meanwhile: Map<string, boolean> | undefined
  let asking: Promise<void> | undefined
  let again = false

  const tell = (): void => options.tell([...ids].filter((id) => !held.has(id)).length)
  function letGo(id: string): void {
    clearTimeout(held.get(id))
    held.delete(id)
  }
  function hold(id: string): void {
    if (ids.has(id) || !isLookedAt(id)) return
    const count = (): void => {
      letGo(id)
      tell()
    }
    held.set(id, setTimeout(count, graceMilliseconds))
  }
  function set(id: string, unread: boolean): void {
    if (unread) hold(id)
    else letGo(id)
    meanwhile?.set(id, unread)
    if (unread) ids.add(id)
    else ids.delete(id)
    tell()
  }
  async function load(): Promise<void> {
    do {
      again = false
      meanwhile = new Map()
      const listed = new Set(await list())
      for (const [id, unread] of meanwhile) {
        if (unread) listed.add(id)
        else listed.delete(id)
      }
      ids = listed
      tell()
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
  /** `undefined` where the delta does not say. */
  function isUnread(delta: ConversationDelta): boolean | 'unclear' | undefined {
    const { conversationId, conversation, participants, messages } = delta
    const { lastMessageSenderId: sender, lastMessageSeq: seq } = conversation
    const own = participants.find(({ userId }) => userId === viewerId)
    const mark = marks.get(conversationId)
    if (own?.leftAt || sender === null || sender === viewerId) return false
    if (mark !== undefined && mark >= seq) return false
    if (own) return true
    const newest = messages.find((message) => message.seq === seq)
    if (!newest) return undefined
    // Changed long after it was read, or written and changed at once?
    const isOld = newest.isEdited || newest.deletedAt !== null
    return isOld && mark === undefined ? 'unclear' : true
  }
  return {
    ask,
    hear: (delta) => {
      const { conversationId: id, upTo, conversation, participants } = delta
      if (upTo <= (heardUpTo.get(id) ?? -1)) return
      heardUpTo.set(id, upTo)
      seqs.set(id, conversation.lastMessageSeq)
      for (const { userId, lastReadSeq } of participants)
        if (userId === viewerId) marks.set(id, Math.max(lastReadSeq, marks.get(id) ?? 0))
      const unread = isUnread(delta)
      if (unread === 'unclear') void ask().catch(() => {})
      else if (unread !== undefined) set(id, unread)
    },
    noteRead: (id, lastReadSeq) => {
      marks.set(id, Math.max(lastReadSeq, marks.get(id) ?? 0))
      const seq = seqs.get(id)
      // Nothing says whether there is more.
      if (seq === undefined) void ask().catch(() => {})
      else if (lastReadSeq >= seq) set(id, false)
    },
  }
}
