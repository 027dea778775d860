import { cityOf } from '@patchbay/contract/accounts/city-of'
import { professionsIn } from '@patchbay/contract/accounts/profession-words'
import {
  browseListings,
  type Listing,
  type ListingFilters,
} from '@patchbay/contract/marketplace/listings'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { PanelRow } from '../../../ui/panel-row.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { nameOf, PersonAvatar } from '../../people/people/public.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { fittingTexts as texts } from './texts.ts'
import { ListingPrice } from './listing-price.tsx'

const most = 3

interface Wanted {
  readonly filters: ListingFilters
  readonly why: string
}

/** The people whom the goals speak of, besides what the viewer is; otherwise those who are near. */
function useWanted(): Wanted | undefined {
  const { user } = useSession()
  const named = professionsIn(user?.goals ?? '').find((one) => !user?.professions.includes(one))
  if (named !== undefined) return { filters: { profession: named }, why: texts.goal(named) }
  if (!user?.location) return undefined
  return { filters: { place: user.location, within: 50 }, why: texts.near(cityOf(user.location)) }
}

/** The beginnings of the longer words: 'mixi' stands for 'mixing' and 'songs' begins as 'song' does. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4)))

/** Those that share the most words with the goals come first, and otherwise the newest. */
function fittingFirst(listings: readonly Listing[], goals: string): readonly Listing[] {
  const asked = [...stemsOf(goals)]
  const shared = ({ title, description }: Listing): number => {
    const offered = stemsOf(`${title} ${description}`)
    return asked.filter((stem) => offered.has(stem)).length
  }
  return listings.toSorted((a, b) => shared(b) - shared(a))
}

const whoAndWhere = ({ provider, location }: Listing): string =>
  [nameOf(provider), location && cityOf(location)].filter(Boolean).join(' · ')

/** A few offers of others for the viewer, and why; nothing while they are not known. */
export function FittingListings(): ReactNode {
  const { user } = useSession()
  const wanted = useWanted()
  const { data } = useQuery({
    queryKey: ['fitting-listings', wanted?.filters],
    queryFn: ({ signal }) => call(browseListings, { query: wanted?.filters ?? {}, signal }),
    enabled: wanted !== undefined,
    staleTime: 10 * 60_000,
  })
  const others = (data?.listings ?? []).filter(({ own }) => !own)
  const listings = fittingFirst(others, user?.goals ?? '').slice(0, most)
  if (!wanted || listings.length === 0) return null
  return (
    <Panel
      title={texts.title}
      hint={wanted.why}
      action={
        <Link
          to="/marketplace"
          className="text-meta font-medium text-accent-text underline-offset-2 hover:underline"
        >
          {texts.all}
        </Link>
      }
    >
      <ul>
        {listings.map((listing) => (
          <PanelRow
            key={listing.id}
            mark={<PersonAvatar person={listing.provider} size={40} />}
            title={
              <Link
                to="/marketplace"
                search={{ listing: listing.id }}
                className="underline-offset-2 after:absolute after:inset-0 hover:underline"
              >
                <bdi>{listing.title}</bdi>
              </Link>
            }
            line={whoAndWhere(listing)}
            note={<ListingPrice listing={listing} size="row" />}
            action={<ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden="true" />}
          />
        ))}
      </ul>
    </Panel>
  )
}
