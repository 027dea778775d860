import { Link, useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { entryTexts as texts } from './entry-texts.ts'

/** A line where there is room, and otherwise a lens; on phones the page of the search needs none. */
export function ShellSearchLink(): ReactNode {
  return (
    <Link
      to="/search"
      search={{}}
      activeOptions={{ includeSearch: false }}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink max-md:aria-[current]:hidden md:size-10 xl:flex xl:w-full xl:gap-3 xl:px-3 xl:font-semibold"
    >
      <Search className="size-5" aria-hidden="true" />
      <span className="max-xl:sr-only">{texts.search}</span>
    </Link>
  )
}

/**
 * The field in the side bar, which every page draws at once: a plain form, that what runs beside the
 * page takes over. The page of the search has a field of its own, and this place is marked.
 */
export function ShellSearchField(): ReactNode {
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/search' })
  if (isHere) return <ShellSearchLink />
  return (
    <search aria-label={texts.search}>
      <form action="/search">
        <SearchField label={texts.search} name="q" maxLength={100} aria-keyshortcuts="/" />
      </form>
    </search>
  )
}
