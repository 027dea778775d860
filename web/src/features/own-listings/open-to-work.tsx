import type { ReactNode } from 'react'
import { useWide } from '../../platform/use-wide.ts'
import { LazyPart } from '../../ui/states/lazy-part.tsx'
import { OpenAwaited } from './open-awaited.tsx'
import { useOwnListings } from './use-own-listings.ts'

const importPart = () =>
  import('./loaded-open-to-work.tsx').then(({ LoadedOpenToWork }) => LoadedOpenToWork)

/** The viewer's own listings. They load lazily, so that the search for others does not wait. */
export function OpenToWork(): ReactNode {
  const isWide = useWide()
  const query = useOwnListings()
  const awaited = <OpenAwaited query={query} isWide={isWide} />
  if (!query.data) return awaited
  return (
    <LazyPart importPart={importPart} part={{ own: query.data, isWide }}>
      {awaited}
    </LazyPart>
  )
}
