import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { entryTexts as texts } from './entry-texts.ts'

const useIsHere = (): boolean => useLocation({ select: ({ pathname }) => pathname === '/search' })

/**
 * The field in the side bar. The page of the search has a field of its own: there an entry of the
 * same height marks the place, and begins anew.
 */
export function ShellSearchField(): ReactNode {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const q = typeof typed === 'string' ? typed.trim() : ''
    event.currentTarget.reset()
    void navigate({ to: '/search', search: { q } })
  }
  if (useIsHere())
    return (
      <Link
        to="/search"
        search={{}}
        aria-current="page"
        className="flex h-10 items-center gap-2 rounded-control bg-raised px-3 font-semibold"
      >
        <Search className="size-4" aria-hidden="true" />
        {texts.search}
      </Link>
    )
  return (
    <search aria-label={texts.search}>
      <form onSubmit={submit}>
        <SearchField label={texts.search} name="q" maxLength={100} aria-keyshortcuts="/" />
      </form>
    </search>
  )
}

/** The entry where there is no room for a field; on phones the page of the search needs none. */
export function ShellSearchLink(): ReactNode {
  const isHere = useIsHere()
  return (
    <Link
      to="/search"
      search={{}}
      aria-label={texts.search}
      {...(isHere && { 'aria-current': 'page' })}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink max-md:aria-[current]:hidden md:size-10"
    >
      <Search className="size-5" aria-hidden="true" />
    </Link>
  )
}
