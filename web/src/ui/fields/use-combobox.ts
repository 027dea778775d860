import { useState, type KeyboardEvent } from 'react'
import type { ComboboxOption } from './combobox-option.ts'

interface ComboboxArguments {
  readonly options: readonly ComboboxOption[]
  readonly value: readonly ComboboxOption[]
  readonly onChange: (value: readonly ComboboxOption[]) => void
}

/** More than a person reads; typing narrows the list down. */
const shownAtMost = 100

/**
 * The state of a combobox: the typed text, matching options, the active option, and key handling.
 */
export function useCombobox({ options, value, onChange }: ComboboxArguments) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const wanted = query.trim().toLocaleLowerCase()
  const matches = options
    .filter((option) => option.label.toLocaleLowerCase().includes(wanted))
    .slice(0, shownAtMost)

  const isChosen = (option: ComboboxOption): boolean =>
    value.some((chosen) => chosen.value === option.value)
  const remove = (option: ComboboxOption): void =>
    onChange(value.filter((chosen) => chosen.value !== option.value))
  const toggle = (option: ComboboxOption): void => {
    if (isChosen(option)) remove(option)
    else onChange([...value, option])
    if (query !== '') type('', true)
  }
  const type = (text: string, nextOpen: boolean): void => {
    setQuery(text)
    setActive(0)
    setOpen(nextOpen)
  }
  const move = (step: number): void => {
    if (open) setActive((active + step + matches.length) % Math.max(1, matches.length))
    setOpen(true)
  }

  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (move(1), true),
    ArrowUp: () => (move(-1), true),
    Enter: () => {
      const option = open ? matches[active] : undefined
      if (option) toggle(option)
      return option !== undefined
    },
    Escape: () => {
      if (open) type('', false)
      return open
    },
    Backspace: () => {
      const last = query === '' ? value.at(-1) : undefined
      if (last) remove(last)
      return last !== undefined
    },
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!keys[event.key]?.()) return
    event.preventDefault()
    // A sheet around the list also listens for Escape, which must only close the list.
    event.stopPropagation()
  }
  return { query, open, active, matches, isChosen, remove, toggle, type, setOpen, onKeyDown }
}
