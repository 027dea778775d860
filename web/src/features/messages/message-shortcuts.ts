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

/** What a key asks for on a message that has the focus. */
export function shortcutOf(event: KeyboardEvent): MessageChoice | 'menu' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (shiftKey && key === 'F10') return 'menu'
  if (altKey) return undefined
  if (!ctrlKey && !metaKey) return plain[key]
  // What is selected is copied as ever.
  const isCopy = key.toLowerCase() === 'c' && !shiftKey
  return isCopy && (getSelection()?.isCollapsed ?? true) ? 'copy' : undefined
}
