import { useState, type KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

interface SuggestBoxArguments {
  readonly suggestions: readonly string[]
  /** There are no suggestions, and a note is shown instead. */
  readonly hasNote?: boolean
  readonly onChange: (value: string) => void
  /** Set if choosing a suggestion does more than fill in its text. */
  readonly onChoose?: (value: string) => void
}

/** Whether the list is open, which suggestion is active (-1: none), and the key handling. */
export function useSuggestBox(given: SuggestBoxArguments) {
  const { suggestions, hasNote = false, onChange, onChoose = onChange } = given
  const [open, setOpen] = useState(false)
  const [pointed, setPointed] = useState(-1)
  const expanded = open && suggestions.length > 0
  const noted = open && hasNote
  const active = expanded && pointed < suggestions.length ? pointed : -1

  const show = (next: boolean): void => {
    setOpen(next)
    setPointed(-1)
  }
  const choose = (text: string): void => {
    onChoose(text)
    show(false)
  }
  /** Beyond either end no suggestion is active, and the typed text is used. */
  const move = (step: number): boolean => {
    if (suggestions.length === 0) return false
    const places = suggestions.length + 1
    setPointed(expanded ? ((active + 1 + step + places) % places) - 1 : -1)
    setOpen(true)
    return true
  }
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      const text = suggestions[active]
      if (text !== undefined) choose(text)
      return text !== undefined
    },
    Escape: () => {
      if (expanded || noted) show(false)
      return expanded || noted
    },
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event) || !keys[event.key]?.()) return
    event.preventDefault()
    // A sheet around the list also listens for Escape, which must only close the list.
    event.stopPropagation()
  }
  const type = (text: string): void => {
    onChange(text)
    show(true)
  }
  return { expanded, noted, active, choose, type, close: () => show(false), onKeyDown }
}
