import type { ComponentProps, ReactNode } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { boxStyle, Field, type FieldProps } from '../field.tsx'
import { uiTexts } from '../../texts.ts'
import { useCombobox } from './use-combobox.ts'

type SuggestFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'maxLength' | 'autoCapitalize'> & {
    value: string
    onChange: (value: string) => void
    /** Suggestions for the current text; hidden until the person types. */
    suggestions: readonly string[]
  }

/** A text field with suggestions; any text is allowed. */
export function SuggestField(props: SuggestFieldProps): ReactNode {
  const { label, hint, error, optional, value, onChange, suggestions, ...rest } = props
  const box = useCombobox({
    count: suggestions.length,
    onChoose: (index) => onChange(suggestions[index] ?? ''),
  })
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            {...box.input}
            spellCheck={false}
            dir="auto"
            value={value}
            onChange={(event) => {
              onChange(event.target.value)
              box.show(true)
            }}
            onBlur={() => box.show(false)}
            className={`${boxStyle(error)} h-11 md:h-10`}
          />
          {box.expanded && (
            <ComboboxList
              id={box.listId}
              label={label}
              options={suggestions.map((text) => ({ value: text, label: text }))}
              active={box.active}
              isChosen={(option) => option.value === value}
              onToggle={box.choose}
            />
          )}
          <output className="sr-only">
            {box.expanded && uiTexts.suggestions(suggestions.length)}
          </output>
        </div>
      )}
    </Field>
  )
}
