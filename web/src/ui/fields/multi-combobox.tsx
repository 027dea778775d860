import { useId, useRef, type FocusEvent, type ReactNode } from 'react'
import { Chip } from '../chip.tsx'
import { classNames } from '../class-names.ts'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { Field, type FieldProps } from './field.tsx'
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
  const { label, hint, error, optional, options, value, placeholder } = props
  const box = useCombobox({ options, value, onChange: props.onChange })
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const expanded = box.open && box.matches.length > 0
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) box.type('', false)
  }
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative" onBlur={leave}>
          <div
            className={classNames(
              'flex min-h-11 flex-wrap items-center gap-1.5 rounded-control border bg-bg p-[3px] focus-within:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
              error ? 'border-clip' : 'border-line-strong',
            )}
          >
            {value.map((option) => (
              <Chip
                key={option.value}
                label={option.label}
                onRemove={() => {
                  box.remove(option)
                  input.current?.focus()
                }}
              />
            ))}
            <input
              {...control}
              ref={input}
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={expanded}
              aria-controls={expanded ? listId : undefined}
              aria-activedescendant={expanded ? `${listId}-${box.active}` : undefined}
              value={box.query}
              placeholder={value.length === 0 ? placeholder : undefined}
              onChange={(event) => box.type(event.target.value, true)}
              onClick={() => box.setOpen(true)}
              onKeyDown={box.onKeyDown}
              className="h-9 min-w-24 flex-1 bg-transparent px-2 outline-none placeholder:text-ink-3"
            />
          </div>
          {box.open && (
            <ComboboxList
              id={listId}
              label={label}
              options={box.matches}
              active={box.active}
              isChosen={box.isChosen}
              onToggle={box.toggle}
              multiple
              emptyText={props.emptyText}
            />
          )}
        </div>
      )}
    </Field>
  )
}
