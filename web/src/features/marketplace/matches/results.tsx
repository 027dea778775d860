import type { ReactNode } from 'react'
import { Browse, type BrowseProps } from '../listings/public.ts'
import { MatchResults, type MatchResultsProps } from './match-results.tsx'

export interface ResultsProps extends BrowseProps, MatchResultsProps {
  view: 'matches' | 'browse'
}

/** The content below the search. */
export function Results({ view, search, onFilters, ...matches }: ResultsProps): ReactNode {
  return view === 'matches' ? (
    <MatchResults {...matches} />
  ) : (
    <Browse search={search} onFilters={onFilters} />
  )
}
