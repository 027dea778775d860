import { cityOf } from '@patchbay/contract/accounts/city-of'
import type { Listing } from '@patchbay/contract/marketplace/listings'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/tag.tsx'
import { ServiceHabits } from './service-habits.tsx'
import { listingTexts as texts } from './texts.ts'
import { communitiesOf, levelWords } from './words.ts'

interface ListingFactsProps {
  listing: Pick<
    Listing,
    | 'experienceLevel'
    | 'location'
    | 'kilometres'
    | 'communityNames'
    | 'sharedCommunityNames'
    | 'moreCommunities'
    | 'repliesWithin'
    | 'turnaround'
  >
  /** Shows all facts, where there is room. */
  whole?: boolean
  /** At the end of the line. */
  children?: ReactNode
}

interface CommunitiesProps {
  names: readonly string[]
  /** How many there are besides. */
  more: number
  whole: boolean
}

function Communities({ names, more, whole }: CommunitiesProps): ReactNode {
  const shown = whole ? names : names.slice(0, 1)
  const others = names.length - shown.length + more
  return (
    <p className={classNames('flex min-w-0 gap-1', whole && 'mt-2 text-meta text-ink-2')}>
      <bdi className={whole ? 'break-words' : 'truncate'}>{texts.in(shown.join(', '))}</bdi>
      {others > 0 && (
        <>
          <span className="readout self-center text-ink-3" aria-hidden="true">
            {texts.more(others)}
          </span>
          <span className="sr-only">{texts.moreCommunities(others)}</span>
        </>
      )}
    </p>
  )
}

/**
 * Experience, location, habits and communities, if the provider shows them: whole in groups, on a
 * card as a line that wraps.
 */
export function ListingFacts({ listing, whole = false, children }: ListingFactsProps): ReactNode {
  const { experienceLevel, location, kilometres, repliesWithin, turnaround } = listing
  const names = communitiesOf(listing)
  return (
    <div
      className={
        whole
          ? undefined
          : 'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-meta text-ink-2 empty:hidden'
      }
    >
      {(experienceLevel || location) && (
        <div
          className={whole ? 'mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5' : 'contents'}
        >
          {experienceLevel && <Tag>{levelWords(experienceLevel)}</Tag>}
          {location && (
            <p className="flex min-w-0 items-center gap-1 text-meta text-ink-2">
              <MapPin className="size-3.5 shrink-0" aria-hidden="true" />
              <bdi className="truncate">{whole ? location : cityOf(location)}</bdi>
              {kilometres !== null && kilometres > 0 && (
                <span className="readout shrink-0 text-ink-3">{texts.kilometres(kilometres)}</span>
              )}
            </p>
          )}
        </div>
      )}
      <ServiceHabits repliesWithin={repliesWithin} turnaround={turnaround} whole={whole} />
      {names.length > 0 && (
        <Communities names={names} more={listing.moreCommunities} whole={whole} />
      )}
      {children}
    </div>
  )
}
