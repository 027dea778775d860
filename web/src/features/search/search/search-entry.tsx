import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { entryTexts as texts } from './entry-texts.ts'

/** The page of the search has a field of its own. */
const useIsElsewhere = (): boolean =>
  useLocation({ select: ({ pathname }) => pathname !== '/search' })

/** The field in the side bar. */
export function ShellSearchField(): ReactNode {
  const navigate = useNavigate()
  const isElsewhere = useIsElsewhere()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const q = typeof typed === 'string' ? typed.trim() : ''
    event.currentTarget.reset()
    void navigate({ to: '/search', search: { q } })
  }
  if (!isElsewhere) return null
  return (
    <search aria-label={texts.search}>
      <form onSubmit={submit}>
        <SearchField label={texts.search} name="q" maxLength={100} aria-keyshortcuts="/" />
      </form>
    </search>
  )
}

/** The entry where there is no room for a field. */
export function ShellSearchLink(): ReactNode {
  return (
    useIsElsewhere() && (
      <Link
        to="/search"
        search={{}}
        aria-label={texts.search}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-raised hover:text-ink md:size-10"
      >
        <Search className="size-5" aria-hidden="true" />
      </Link>
    )
  )
}
