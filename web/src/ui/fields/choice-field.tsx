import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ComboboxList } from './combobox/combobox-list.tsx'
import type { ComboboxOption } from './combobox/combobox-option.ts'
import { boxStyle, Field, type FieldProps } from './field.tsx'
import { rankOptions } from './combobox/rank-options.ts'
import { useCombobox } from './combobox/use-combobox.ts'

interface ChoiceFieldProps extends FieldProps {
  name: string
  options: readonly ComboboxOption[]
  value: ComboboxOption
  onChange: (value: string) => void
  /** The field is about to be used, so long options can be made. */
  onApproach?: () => void
  readOnly?: boolean
  /** Shown when no option matches the typed text. */
  emptyText: string
}

/** One of many choices, found by typing. Without a choice it keeps the one before. */
export function ChoiceField(props: ChoiceFieldProps): ReactNode {
  const { label, hint, error, optional, name, value, onChange, readOnly = false } = props
  /** Nothing while the person does not search. */
  const [query, setQuery] = useState<string>()
  const matches = rankOptions(props.options, query ?? '')
  const box = useCombobox({
    count: matches.length,
    hasNote: matches.length === 0,
    onChoose: (index) => {
      const option = matches[index]
      setQuery(undefined)
      if (option) onChange(option.value)
    },
    onEscape: () => setQuery(undefined),
  })
  const open = (): void => {
    if (readOnly || box.open) return
    props.onApproach?.()
    box.show(
      true,
      matches.findIndex((option) => option.value === value.value),
    )
  }
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...box.input}
            name={name}
            spellCheck={false}
            readOnly={readOnly}
            value={query ?? value.label}
            onFocus={(event) => {
              props.onApproach?.()
              event.target.select()
            }}
            onClick={open}
            onChange={(event) => {
              props.onApproach?.()
              setQuery(event.target.value)
              box.show(true, 0)
            }}
            onBlur={() => {
              setQuery(undefined)
              box.show(false)
            }}
            className={`${boxStyle(error)} h-11 truncate pr-9 md:h-10`}
          />
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
            aria-hidden="true"
          />
          {(box.expanded || box.noted) && (
            <ComboboxList
              id={box.listId}
              label={label}
              options={matches}
              active={box.active}
              isChosen={(option) => option.value === value.value}
              onToggle={box.choose}
              emptyText={props.emptyText}
            />
          )}
        </div>
      )}
    </Field>
  )
}
