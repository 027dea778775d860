import { useEffect, type RefObject } from 'react'
import { isForCharacters } from './keys-here.ts'

/** A space scrolls, and a question mark asks for help. */
const otherMeanings = new Set([' ', '?'])

function isWriting(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key === 'Insert') return shiftKey && !ctrlKey
  const isCharacter = key === 'Dead' || Array.from(key).length === 1
  if (!isCharacter || otherMeanings.has(key)) return false
  // On some keyboards this is how characters are written.
  if (event.getModifierState('AltGraph')) return true
  const isPaste = (ctrlKey || metaKey) && key.toLowerCase() === 'v'
  return !altKey && (isPaste || (!ctrlKey && !metaKey))
}

/**
 * Whoever types or pastes in an open conversation or its list, and not into anything, writes to it.
 * The box has the focus before the browser asks where the character, or what is pasted, goes.
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
