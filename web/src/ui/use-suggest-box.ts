import { useState, type KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

interface SuggestBoxArguments {
  readonly suggestions: readonly string[]
  /** There are none, and words in their place say so. */
  readonly hasNote?: boolean
  readonly onChange: (value: string) => void
  /** Where what is chosen is not simply typed for the person. */
  readonly onChoose?: (value: string) => void
}

/** Whether the list is open, which suggestion is active (-1: none), and what each key does. */
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
  /** Past either end lies what was typed, with no suggestion active. */
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
    // A sheet around it listens to it too: Escape must close the list only.
    event.stopPropagation()
  }
  const type = (text: string): void => {
    onChange(text)
    show(true)
  }
  return { expanded, noted, active, choose, type, close: () => show(false), onKeyDown }
}
