import { useId, type ComponentProps, type ReactNode } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { boxStyle, Field, type FieldProps } from './field.tsx'
import { uiTexts } from '../texts.ts'
import { useSuggestBox } from './use-suggest-box.ts'

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
  const box = useSuggestBox({ suggestions, onChange })
  const listId = useId()
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            aria-autocomplete="list"
            aria-expanded={box.expanded}
            aria-controls={box.expanded ? listId : undefined}
            aria-activedescendant={box.active >= 0 ? `${listId}-${box.active}` : undefined}
            value={value}
            onChange={(event) => box.type(event.target.value)}
            onKeyDown={box.onKeyDown}
            onBlur={box.close}
            className={`${boxStyle(error)} h-11 md:h-10`}
          />
          {box.expanded && (
            <ComboboxList
              id={listId}
              label={label}
              options={suggestions.map((text) => ({ value: text, label: text }))}
              active={box.active}
              isChosen={(option) => option.value === value}
              onToggle={(option) => box.choose(option.value)}
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
