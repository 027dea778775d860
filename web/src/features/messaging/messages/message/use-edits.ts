import { mayEdit } from '@patchbay/contract/messaging/messages'
import { useCallback, useRef } from 'react'
import { readDraft, useDraft, writeDraft } from '../../../../platform/storage/drafts.ts'
import type { ThreadScroll } from '../scroll/thread-scroll.ts'
import type { ThreadMessage } from '../thread/thread-message.ts'
import { articleOf, type useMessageKeys } from './use-message-keys.ts'

type Edits = Readonly<Record<string, string>>

const none: Edits = {}

interface StoredEdits {
  /** The typed text, by the id of the message that is being edited. */
  readonly edits: Edits
  /** Closes the box if there is no text. */
  readonly change: (messageId: string, text: string | undefined) => void
}

const draftKeyOf = (conversationId: string): string => `edits:${conversationId}`

export const forgetEdits = (owner: string, conversationId: string): void =>
  writeDraft(owner, draftKeyOf(conversationId), undefined)

/** The open edit boxes of a conversation; they reopen after a reload. */
export function useEdits(owner: string, conversationId: string): StoredEdits {
  const draftKey = draftKeyOf(conversationId)
  const [stored] = useDraft(owner, draftKey)
  const change = useCallback(
    (messageId: string, text: string | undefined) => {
      const { [messageId]: _, ...others } =
        (readDraft(owner, draftKey) as Edits | undefined) ?? none
      const next = text === undefined ? others : { ...others, [messageId]: text }
      writeDraft(owner, draftKey, Object.keys(next).length > 0 ? next : undefined)
    },
    [owner, draftKey],
  )
  return { edits: (stored as Edits | undefined) ?? none, change }
}

interface Given extends ReturnType<typeof useEdits> {
  readonly messages: readonly ThreadMessage[]
  readonly viewerId: string
  readonly keys: ReturnType<typeof useMessageKeys>
  readonly scroll: ThreadScroll
}

/** Opens and closes the edit boxes of messages; typed text is never lost. */
export function useEditBoxes({ messages, viewerId, edits, change, keys, scroll }: Given) {
  const mayOpen = ({ message }: ThreadMessage): boolean =>
    message.id !== undefined && mayEdit(message, viewerId)
  /** The message that the arrow up key in the composer has opened last. */
  const fromComposer = useRef<string>(undefined)
  const open = (entry: ThreadMessage): void => {
    fromComposer.current = undefined
    const { id, content } = entry.message
    if (id === undefined) return
    if (edits[id] === undefined) {
      keys.reach(entry.key)
      change(id, content)
    } else {
      keys.focus(entry.key)
      articleOf(entry.key)?.querySelector('textarea')?.focus({ preventScroll: true })
    }
    scroll.show(messages.indexOf(entry))
  }
  return {
    open,
    openLast: (): void => {
      const last = messages.findLast(mayOpen)
      if (last) open(last)
      fromComposer.current = last?.key
    },
    isFromComposer: (key: string): boolean => fromComposer.current === key,
    /** Closes the last box from outside, but only if its text is unchanged. */
    leaveLast: (): void => {
      const id = Object.keys(edits).at(-1)
      const entry = messages.find((one) => one.message.id === id)
      if (id === undefined || !entry || !mayOpen(entry)) return
      if (edits[id]?.trim() === entry.message.content) change(id, undefined)
      else open(entry)
    },
  }
}
