import type { KeyboardEvent } from 'react'
import type { MessageChoice } from './message-choices.ts'

const plain: Readonly<Record<string, MessageChoice | 'menu'>> = {
  Enter: 'menu',
  ContextMenu: 'menu',
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
