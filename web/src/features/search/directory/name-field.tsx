import { soughtLength } from '@patchbay/contract/search/search'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { directoryTexts as texts } from './texts.ts'

/** Facets find people by what they do; names are found by the search, with typos too. */
export function NameField(): ReactNode {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    const q = typeof typed === 'string' ? typed.trim() : ''
    if (q !== '') void navigate({ to: '/search', search: { q, type: 'people' } })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of two years ago do not know <search>
    <form role="search" aria-label={texts.name} onSubmit={submit}>
      <SearchField label={texts.name} name="name" maxLength={soughtLength} />
    </form>
  )
}
