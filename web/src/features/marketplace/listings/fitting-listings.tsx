import { cityOf } from '@patchbay/contract/accounts/city-of'
import { wordsFor } from '@patchbay/contract/accounts/profession-words'
import {
  nearby,
  offersForGoals,
  offersNear,
  professionInGoals,
} from '@patchbay/contract/marketplace/fitting-offers'
import {
  browseListings,
  type Listing,
  type ListingFilters,
} from '@patchbay/contract/marketplace/listings'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { read } from '../../../platform/http/read.ts'
import { between } from '../../../ui/between.ts'
import { PanelRow } from '../../../ui/panel-row.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { nameOf, PersonAvatar } from '../../people/people/public.ts'
import { professionPlural } from '../../accounts/profiles/public.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { fittingTexts as texts } from './texts.ts'
import { CardSound } from './card-sound.tsx'
import { ListingPrice } from './listing-price.tsx'

const most = 3

interface Wanted {
  readonly filters: ListingFilters
  readonly why: string
  /** Whether the offers are to be about what the goals say. */
  readonly isGoal: boolean
}

function useGoal(): Wanted | undefined {
  const { user } = useSession()
  const named = user && professionInGoals(user)
  const filters = user && offersForGoals(user)
  if (!named || !filters) return undefined
  const words = wordsFor(named, user.goals ?? '') ?? named
  return { filters, why: texts.goal(professionPlural(named), words), isGoal: true }
}

function useNear(): Wanted | undefined {
  const { user } = useSession()
  const filters = user && offersNear(user)
  if (!filters?.place) return undefined
  return { filters, why: texts.near(nearby, cityOf(filters.place)), isGoal: false }
}

/** The beginnings of the longer words: 'mixi' stands for 'mixing' and 'songs' begins as 'song' does. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4)))

/**
 * Listings that share the most words with the goals come first, and otherwise the newest. If one
 * shares some words, others that share half as many or fewer are left out, because they are about
 * something else.
 */
function fittingFirst(listings: readonly Listing[], goals: string): readonly Listing[] {
  const asked = [...stemsOf(goals)]
  const shared = ({ title, description }: Listing): number => {
    const offered = stemsOf(`${title} ${description}`)
    return asked.filter((stem) => offered.has(stem)).length
  }
  const best = Math.max(0, ...listings.map(shared))
  return listings
    .filter((one) => best === 0 || shared(one) * 2 > best)
    .toSorted((a, b) => shared(b) - shared(a))
}

const whoAndWhere = ({ provider, location }: Listing): string =>
  [nameOf(provider), location && cityOf(location)].filter(Boolean).join(between)

/** A few offers of others; `undefined` while they are not known. */
function useOffers(wanted: Wanted | undefined): readonly Listing[] | undefined {
  const { user } = useSession()
  const { data, isPending, failureCount } = useQuery({
    queryKey: ['fitting-listings', wanted?.filters],
    ...read(browseListings, { query: wanted?.filters ?? {} }),
    // Without filters, what came with the page is the list of the marketplace.
    ...(wanted === undefined && { enabled: false, initialData: undefined }),
    staleTime: 10 * 60_000,
  })
  // What stands below does not wait for another attempt.
  if (wanted && isPending && failureCount === 0) return undefined
  const others = (data?.listings ?? []).filter(({ own }) => !own)
  const { isGoal = false } = wanted ?? {}
  return (isGoal ? fittingFirst(others, user?.goals ?? '') : others).slice(0, most)
}

/** Before what fits the profile: what the goals speak of. The rest waits, and does not move then. */
export function GoalsFirst({ children }: { children: ReactNode }): ReactNode {
  const goal = useGoal()
  const listings = useOffers(goal)
  if (!listings) return <div className="skeleton h-[330px] rounded-card" />
  return (
    <>
      {goal && <Offers title={texts.title} why={goal.why} listings={listings} />}
      {children}
    </>
  )
}

/** Shown to people whose goals speak of nobody, or of nobody who offers anything. */
export function NearListings(): ReactNode {
  const isFound = useOffers(useGoal())?.length !== 0
  const near = useNear()
  const listings = useOffers(isFound ? undefined : near) ?? []
  return near && <Offers title={texts.nearTitle} why={near.why} listings={listings} />
}

interface OffersProps {
  title: string
  why: string
  listings: readonly Listing[]
}

function Offers({ title, why, listings }: OffersProps): ReactNode {
  if (listings.length === 0) return null
  return (
    <Panel
      title={title}
      hint={why}
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
            note={
              <span className="text-ink">
                <ListingPrice listing={listing} size="row" />
              </span>
            }
            action={<ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden="true" />}
          >
            {listing.sounds.length > 0 && (
              // Under the words, beside the picture.
              <div className="-mt-3 md:pl-13">
                <CardSound listing={listing} />
              </div>
            )}
          </PanelRow>
        ))}
      </ul>
    </Panel>
  )
}
