import { useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { Chip } from '../../chip.tsx'
import { classNames } from '../../class-names.ts'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { Field, type FieldProps } from '../field.tsx'
import { rankOptions } from './rank-options.ts'
import { useCombobox } from './use-combobox.ts'

interface MultiComboboxProps extends FieldProps {
  options: readonly ComboboxOption[]
  value: readonly ComboboxOption[]
  onChange: (value: readonly ComboboxOption[]) => void
  placeholder?: string
  /** Shown when no option matches the typed text. */
  emptyText: string
}

/**
 * Many choices with search and chips. We do not use Base UI's: while open, it hides the rest of the
 * page, even its own label, from screen readers, and it adds 50 kB.
 */
export function MultiCombobox(props: MultiComboboxProps): ReactNode {
  const { label, hint, error, optional, value, placeholder, onChange } = props
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const matches = rankOptions(props.options, query)
  const isChosen = (option: ComboboxOption): boolean =>
    value.some((chosen) => chosen.value === option.value)
  const remove = (option: ComboboxOption): void =>
    onChange(value.filter((chosen) => chosen.value !== option.value))
  const box = useCombobox({
    count: matches.length,
    multiple: true,
    hasNote: matches.length === 0,
    onChoose: (index) => {
      const option = matches[index]
      if (!option) return
      if (isChosen(option)) remove(option)
      else onChange([...value, option])
      if (query !== '') type('')
    },
    onEscape: () => setQuery(''),
    onBackspace: () => {
      const last = query === '' ? value.at(-1) : undefined
      if (last) remove(last)
      return last !== undefined
    },
  })
  const type = (text: string): void => {
    setQuery(text)
    box.show(true)
  }
  const leave = (event: FocusEvent): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setQuery('')
    box.show(false)
  }
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative" onBlur={leave}>
          <div
            className={classNames(
              'flex min-h-11 flex-wrap items-center gap-1.5 rounded-control border bg-surface p-[3px] focus-within:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
              error ? 'border-clip' : 'border-line-strong',
            )}
          >
            {value.map((option) => (
              <Chip
                key={option.value}
                label={option.label}
                onRemove={() => {
                  remove(option)
                  input.current?.focus()
                }}
              />
            ))}
            <input
              {...control}
              {...box.input}
              ref={input}
              value={query}
              placeholder={value.length === 0 ? placeholder : undefined}
              onChange={(event) => type(event.target.value)}
              onClick={() => box.open || box.show(true)}
              className="h-9 min-w-24 flex-1 bg-transparent px-2 outline-none placeholder:text-ink-3"
            />
          </div>
          {box.open && (
            <ComboboxList
              id={box.listId}
              label={label}
              options={matches}
              active={box.active}
              isChosen={isChosen}
              onToggle={box.choose}
              multiple
              emptyText={props.emptyText}
            />
          )}
        </div>
      )}
    </Field>
  )
}
