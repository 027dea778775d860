import { useState } from 'react'
import type { ThreadMessage } from './thread-message.ts'

interface Seen {
  readonly messages: readonly ThreadMessage[]
  readonly shift: boolean
  readonly generation: number
}

/** Whether messages were added or removed at the start, or the list is a different one. */
function compare(before: Seen, messages: readonly ThreadMessage[]): Seen {
  const [was] = before.messages
  const [is] = messages
  const same = { messages, shift: false, generation: before.generation }
  if (!was || !is || was.key === is.key) return same
  const isKnown = (one: ThreadMessage, all: readonly ThreadMessage[]): boolean =>
    all.some(({ key }) => key === one.key)
  if (isKnown(was, messages) || isKnown(is, before.messages)) return { ...same, shift: true }
  return { ...same, generation: before.generation + 1 }
}

/**
 * Messages that are added or removed at the start must not move the view: the list needs to know
 * (`shift`). It is mounted again when another part of the conversation is shown (`generation`).
 */
export function useListChange(messages: readonly ThreadMessage[]): Omit<Seen, 'messages'> {
  const [seen, setSeen] = useState<Seen>({ messages, shift: false, generation: 0 })
  if (seen.messages === messages) return seen
  const next = compare(seen, messages)
  setSeen(next)
  return next
}
