import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { choicesOf, type MessageChoice, type MessageActions } from './message-choices.ts'
import { openMenuOf } from './message-menu.tsx'
import type { ThreadRow } from '../thread/thread-rows.ts'
import type { ThreadScroll } from '../scroll/thread-scroll.ts'

const plain: Readonly<Record<string, MessageChoice | 'menu'>> = {
  Enter: 'menu',
  ContextMenu: 'menu',
  r: 'reply',
  R: 'reply',
  e: 'edit',
  E: 'edit',
  Delete: 'delete',
  Backspace: 'delete',
}

/** The action of a key on a focused message. */
export function shortcutOf(event: KeyboardEvent): MessageChoice | 'menu' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (shiftKey && key === 'F10') return 'menu'
  if (altKey) return undefined
  if (!ctrlKey && !metaKey) return plain[key]
  // If text is selected, the browser copies the selection.
  const isCopy = key.toLowerCase() === 'c' && !shiftKey
  return isCopy && (getSelection()?.isCollapsed ?? true) ? 'copy' : undefined
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

export const articleOf = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)

const mostFrames = 60

/** The list hides a row until it is measured, and a hidden element cannot take the focus. */
function focusOnceDrawn(key: string, from = document.activeElement, frames = mostFrames): void {
  const article = articleOf(key)
  article?.focus({ preventScroll: true })
  const now = document.activeElement
  const isElsewhere = now !== from && now !== document.body
  if (now === article || isElsewhere || frames === 0) return
  requestAnimationFrame(() => focusOnceDrawn(key, from, frames - 1))
}

/** The list is one tab stop; the arrow keys move from message to message. */
export function useMessageKeys(rows: readonly ThreadRow[], scroll: ThreadScroll, maySend: boolean) {
  const [focused, setFocused] = useState<string>()
  const found = focused === undefined ? -1 : rows.findIndex(({ entry }) => entry.key === focused)
  const reachable = found < 0 ? rows.length - 1 : found
  /**
   * Works for a row that is not rendered yet: the row of the tab stop always is, a moment later.
   */
  const focus = (key: string): void => {
    flushSync(() => setFocused(key))
    focusOnceDrawn(key)
  }
  const step = (event: KeyboardEvent): void => {
    const next = steps[event.key]?.(reachable, rows.length - 1)
    const row = next === undefined ? undefined : rows[next]
    if (next === undefined || !row || event.altKey) return
    event.preventDefault()
    focus(row.entry.key)
    if (event.key === 'End') scroll.toNewest()
    else scroll.show(next)
  }
  return {
    reachable,
    reach: setFocused,
    focus,
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      const key = target.closest<HTMLElement>('[data-key]')?.dataset['key']
      if (key !== undefined) setFocused(key)
    },
    /** Handles keys on the message itself, and not on elements inside it. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>, actions: MessageActions): void => {
      const article = event.target as HTMLElement
      const entry = rows.find((row) => row.entry.key === article.dataset['key'])?.entry
      if (!entry) return
      const choice = shortcutOf(event)
      if (choice === undefined) return step(event)
      if (choice !== 'menu' && !choicesOf(entry, maySend).includes(choice)) return
      event.preventDefault()
      if (choice === 'menu') openMenuOf(article, 'key')
      else actions.choose(entry, choice)
    },
  }
}
