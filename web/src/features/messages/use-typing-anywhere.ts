import { useEffect, type RefObject } from 'react'
import { isForCharacters } from './keys-here.ts'

/** A space scrolls, and a question mark opens the list of shortcuts. */
const otherMeanings = new Set([' ', '?'])

function isWriting(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key === 'Insert') return shiftKey && !ctrlKey
  const isCharacter = key === 'Dead' || Array.from(key).length === 1
  if (!isCharacter || otherMeanings.has(key)) return false
  // Some keyboard layouts type characters with AltGr.
  if (event.getModifierState('AltGraph')) return true
  const isPaste = (ctrlKey || metaKey) && key.toLowerCase() === 'v'
  return !altKey && (isPaste || (!ctrlKey && !metaKey))
}

/**
 * Typing or pasting in the conversation or its list, outside of any field, goes to the composer.
 * The box takes the focus on keydown, before the browser inserts the character or the paste.
 */
export function useTypingAnywhere(box: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || !isWriting(event)) return
      const area = box.current
      if (!area || !isForCharacters()) return
      area.focus({ preventScroll: true })
      area.setSelectionRange(area.value.length, area.value.length)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [box])
}
