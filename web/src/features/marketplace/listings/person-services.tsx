import type { Listing } from '@patchbay/contract/marketplace/listings'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Invitation } from '../../../ui/invitation.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { ListingPrice } from './listing-price.tsx'
import { Samples } from './samples.tsx'
import { ServiceHabits } from './service-habits.tsx'
import { listingTexts, servicesTexts as texts } from './texts.ts'
import type { PersonListingsQuery } from './use-person-listings.ts'
import { professionOf } from './words.ts'

/** Shorter words stand there whole; longer ones are cut, and say so. */
const mostLetters = 240

/** The words open the whole listing; the samples below them play in place. */
function Service({ listing }: { listing: Listing }): ReactNode {
  const { description } = listing
  const isLong = description.length > mostLetters
  return (
    <li className="border-t border-line">
      <Link
        to="."
        search={(now) => ({ ...now, service: listing.id })}
        resetScroll={false}
        className="group block px-4 py-3.5 -outline-offset-2 transition-colors duration-150 hover:bg-raised"
      >
        <span className="flex items-start justify-between gap-4">
          <span className="min-w-0">
            <bdi className="block font-semibold break-words underline-offset-2 group-hover:underline">
              {listing.title}
            </bdi>
            <bdi className="block text-meta text-ink-2 empty:hidden">{professionOf(listing)}</bdi>
          </span>
          <span className="shrink-0">
            <ListingPrice listing={listing} />
          </span>
        </span>
        {description !== '' && (
          <span
            dir="auto"
            className={classNames(
              'mt-1.5 max-w-[64ch] text-pretty break-words text-ink-2',
              isLong ? 'line-clamp-4' : 'block',
            )}
          >
            {description}
          </span>
        )}
        {isLong && (
          <span className="mt-1 block text-meta font-medium text-accent-text">{texts.more}</span>
        )}
      </Link>
      {listing.turnaround !== '' && (
        <div className="-mt-1.5 px-4 pb-3.5">
          <ServiceHabits turnaround={listing.turnaround} whole />
        </div>
      )}
      {listing.sounds.length + listing.links.length > 0 && (
        <div className="px-4 pb-4">
          <Samples listing={listing} />
        </div>
      )}
    </li>
  )
}

interface PersonServicesProps {
  query: PersonListingsQuery
  /** Whether it is the viewer's own profile. */
  own: boolean
}

/** What a person offers, with prices and samples; absent for others if there is nothing. */
export function PersonServices({ query, own }: PersonServicesProps): ReactNode {
  const listings = query.data?.listings
  if (!own && listings?.length === 0) return null
  const hasSamples = listings?.some(({ sounds, links }) => sounds.length + links.length > 0)
  // The habit belongs to the person, so it is the same for all services.
  const habit = own ? undefined : listings?.[0]?.repliesWithin
  const edit = own && listings && listings.length > 0 && (
    <Link
      to="/marketplace"
      search={{ offer: true }}
      className="-my-1 py-1 text-meta font-medium text-accent-text underline-offset-2 hover:underline"
    >
      {texts.edit}
    </Link>
  )
  return (
    <Panel title={texts.title} action={edit} {...(habit && { hint: listingTexts.replies[habit] })}>
      <Awaited query={query} texts={texts}>
        {() => (
          <>
            <ul>
              {listings?.map((listing) => (
                <Service key={listing.id} listing={listing} />
              ))}
            </ul>
            {own && !hasSamples && (
              <Invitation words={listings?.length === 0 ? texts.none : texts.silent}>
                <LinkButton to="/marketplace" search={{ offer: true }} size="sm">
                  {texts.add}
                </LinkButton>
              </Invitation>
            )}
          </>
        )}
      </Awaited>
    </Panel>
  )
}
