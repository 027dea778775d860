import { mayEdit } from '@patchbay/contract/messaging/messages'
import { useRef } from 'react'
import type { ThreadMessage } from '../thread/thread-message.ts'
import type { ThreadScroll } from '../scroll/thread-scroll.ts'
import type { useEdits } from './use-edits.ts'
import { articleOf, type useMessageKeys } from './use-message-keys.ts'

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
