import { useState, type ReactNode } from 'react'
import type { FieldProps } from '../../../ui/fields/field.tsx'
import { SuggestField } from '../../../ui/fields/combobox/suggest-field.tsx'
import { useLocationSuggestions } from './use-location-suggestions.ts'

interface PlaceFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxLength?: number
}

/** Any location: typed freely, or taken from suggested cities. */
export function PlaceField({ value, onChange, ...rest }: PlaceFieldProps): ReactNode {
  const [typed, setTyped] = useState<string>()
  const suggestions = useLocationSuggestions(typed)
  const change = (text: string): void => {
    // A chosen suggestion needs no further suggestions.
    setTyped(suggestions.includes(text) ? undefined : text)
    onChange(text)
  }
  return <SuggestField {...rest} value={value} onChange={change} suggestions={suggestions} />
}
