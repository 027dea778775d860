import { LocateFixed } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError, type FieldProps } from '../../../ui/fields/field.tsx'
import { SuggestField } from '../../../ui/fields/combobox/suggest-field.tsx'
import { locationTexts as texts } from './texts.ts'
import { useCurrentLocation } from './use-current-location.ts'
import { useLocationSuggestions } from './use-location-suggestions.ts'

interface LocationFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  name?: string
  placeholder?: string
}

/** The location of a person: typed freely, taken from suggested cities, or found by the device. */
export function LocationField(props: LocationFieldProps): ReactNode {
  const { value, onChange, ...rest } = props
  const [typed, setTyped] = useState<string>()
  const suggestions = useLocationSuggestions(typed)
  const { find, busy, problem, found, reset } = useCurrentLocation()
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])

  const change = (text: string): void => {
    // A chosen suggestion needs no further suggestions.
    setTyped(suggestions.includes(text) ? undefined : text)
    if (!busy) reset()
    onChange(text)
  }
  const locate = (): void => {
    const before = value
    setTyped(undefined)
    find((location) => {
      // Text that was typed meanwhile is not overwritten.
      if (latest.current === before) onChange(location)
      else reset()
    })
  }
  return (
    <div>
      <SuggestField {...rest} value={value} onChange={change} suggestions={suggestions} />
      <div className="mt-3">
        <Button onClick={locate} busy={busy} busyLabel={texts.locating}>
          <LocateFixed className="size-4" aria-hidden="true" />
          {texts.locate}
        </Button>
      </div>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <output className="sr-only">{found && found === value && texts.found(found)}</output>
    </div>
  )
}
