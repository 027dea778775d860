import { useState, type ReactNode } from 'react'
import type { FieldProps } from '../../ui/field.tsx'
import { SuggestField } from '../../ui/suggest-field.tsx'
import { useLocationSuggestions } from './use-location-suggestions.ts'

interface PlaceFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxLength?: number
}

/** Any place: typed freely, or taken from the suggested cities. */
export function PlaceField({ value, onChange, ...rest }: PlaceFieldProps): ReactNode {
  const [typed, setTyped] = useState<string>()
  const suggestions = useLocationSuggestions(typed)
  const change = (text: string): void => {
    // A chosen suggestion needs no further ones.
    setTyped(suggestions.includes(text) ? undefined : text)
    onChange(text)
  }
  return <SuggestField {...rest} value={value} onChange={change} suggestions={suggestions} />
}
