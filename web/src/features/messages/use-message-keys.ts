import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ThreadRow } from './thread-rows.ts'
import type { ThreadScroll } from './thread-scroll.ts'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

const keyOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset['key'] : undefined

/** The list is one stop of the Tab key; the arrow keys go from message to message. */
export function useMessageKeys(rows: readonly ThreadRow[], scroll: ThreadScroll) {
  const [focused, setFocused] = useState<string>()
  const found = focused === undefined ? -1 : rows.findIndex(({ entry }) => entry.key === focused)
  const reachable = found < 0 ? rows.length - 1 : found
  /** Also one that is not drawn yet: what the Tab key reaches always is. */
  const focus = (key: string): void => {
    flushSync(() => setFocused(key))
    document
      .querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
      ?.focus({ preventScroll: true })
  }
  return {
    reachable,
    reach: setFocused,
    focus,
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      const key = target.closest<HTMLElement>('[data-key]')?.dataset['key']
      if (key !== undefined) setFocused(key)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const step = steps[event.key]
      if (!step || keyOf(event.target) === undefined) return
      event.preventDefault()
      const next = step(reachable, rows.length - 1)
      const row = rows[next]
      if (!row) return
      focus(row.entry.key)
      if (event.key === 'End') scroll.toNewest()
      else scroll.show(next)
    },
  }
}
