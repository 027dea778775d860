import { useId, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../is-composing.ts'

interface ComboboxArguments {
  /** How many options the list has now. */
  readonly count: number
  readonly onChoose: (index: number) => void
  /** For several choices: the list stays open, and its first option is active at once. */
  readonly multiple?: boolean
  /** There are no options, and a note is shown instead. */
  readonly hasNote?: boolean
  readonly onEscape?: () => void
  /** Returns whether the key was used. */
  readonly onBackspace?: () => boolean
}

/**
 * A text box with a list of options: whether the list is open, which option is active (-1: none,
 * and the typed text is used), the keys, and the attributes of the text box.
 */
export function useCombobox(given: ComboboxArguments) {
  const { count, onChoose, multiple = false, hasNote = false } = given
  const listId = useId()
  const first = multiple ? 0 : -1
  const [open, setOpen] = useState(false)
  const [pointed, setPointed] = useState(first)
  const expanded = open && count > 0
  const noted = open && hasNote
  const active = expanded && pointed < count ? pointed : -1

  const show = (next: boolean, at = first): void => {
    setOpen(next)
    setPointed(at)
  }
  const choose = (index: number): void => {
    onChoose(index)
    if (!multiple) show(false)
  }
  /**
   * A step past either end of a single choice goes to the typed text first, and then to the other
   * end.
   */
  const move = (step: number): boolean => {
    if (count === 0) return false
    const places = count - first
    if (expanded) setPointed(((active - first + step + places) % places) + first)
    setOpen(true)
    return true
  }
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      if (active >= 0) choose(active)
      return active >= 0
    },
    Escape: () => {
      if (!expanded && !noted) return false
      show(false)
      given.onEscape?.()
      return true
    },
    Backspace: () => given.onBackspace?.() ?? false,
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event) || !keys[event.key]?.()) return
    event.preventDefault()
    // A sheet around the list also listens for Escape, which must only close the list.
    event.stopPropagation()
  }
  return {
    listId,
    open,
    expanded,
    noted,
    active,
    show,
    choose,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
      onKeyDown,
    } as const,
  }
}
