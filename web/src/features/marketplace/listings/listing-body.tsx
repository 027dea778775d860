import type { Listing, OtherListing } from '@patchbay/contract/marketplace/listings'
import { Link } from '@tanstack/react-router'
import { Flag, AudioLines, ChevronDown } from 'lucide-react'
import { type ReactNode, useState, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { nameOf } from '../../people/people/public.ts'
import { ReportDialog, reportTexts } from '../../people/reports/public.ts'
import { CardSound } from './card-sound.tsx'
import { ChooseListing } from './contact/choose-listing.tsx'
import { ContactButton } from './contact/contact-button.tsx'
import { ListingFacts } from './listing-facts.tsx'
import { ListingPerson } from './listing-person.tsx'
import { ListingPrice } from './listing-price.tsx'
import { OtherListings } from './other-listings.tsx'
import { readMarketplace } from './browse/search.ts'
import { listingTexts as texts } from './texts.ts'
import { useFollowedProvider } from './use-listing.ts'

const FetchedSamples = lazyPart(() =>
  import('./lazy-parts.ts').then((module) => module.FetchedSamples),
)

/** Links and sounds are fetched when the viewer opens them. */
function SamplesToggle({ listing }: { listing: Listing }): ReactNode {
  const id = useId()
  const [open, setOpen] = useState(false)
  // The first sound stands on the card itself.
  const count = listing.links.length + Math.max(0, listing.sounds.length - 1)
  if (count === 0) return null
  return (
    <div className="mt-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-2 inline-flex h-11 items-center gap-1.5 rounded-control px-2 text-meta font-semibold text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:h-8"
      >
        <AudioLines className="size-4" aria-hidden="true" />
        {listing.sounds.length > 0 ? texts.moreSamples(count) : texts.samples(count)}
        <ChevronDown
          className={classNames('size-4 transition-transform duration-150', open && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      <div id={id} hidden={!open} className="pt-1.5">
        {open && (
          <LazyPart
            fallback={
              <Loading text={texts.loadingSamples}>
                <div className="skeleton h-16" />
              </Loading>
            }
          >
            <FetchedSamples listingId={listing.id} />
          </LazyPart>
        )}
      </div>
    </div>
  )
}

function ListingMenu({ listing }: { listing: Listing }): ReactNode {
  const [reporting, setReporting] = useState(false)
  if (!listing.can.report) return null
  const name = nameOf(listing.provider)
  return (
    <>
      <Menu
        label={texts.options(name)}
        items={[{ label: reportTexts.report, icon: Flag, onSelect: () => setReporting(true) }]}
      />
      <ReportDialog
        open={reporting}
        onClose={() => setReporting(false)}
        subject={{ type: 'listing', id: listing.id, authorName: name }}
      />
    </>
  )
}

function Actions({ listing }: { listing: Listing }): ReactNode {
  const { provider } = listing
  return (
    // The first button has no visible border: its padding serves as the gap.
    <div className="-ml-2 flex grow justify-end">
      {provider.linked && (
        <LinkButton
          to="/users/$userId"
          params={{ userId: provider.id }}
          search={{ listing: listing.id }}
          variant="ghost"
          size="sm"
          aria-label={texts.profileOf(nameOf(provider))}
        >
          {texts.viewProfile}
        </LinkButton>
      )}
      <ContactButton listing={listing} size="sm" />
    </div>
  )
}

interface ListingBodyProps {
  listing: Listing
  /** What the same person offers besides, as lines on the same card. */
  others?: readonly OtherListing[]
}

/** The content of a listing; the title opens the whole listing. */
export function ListingBody({ listing, others }: ListingBodyProps): ReactNode {
  useFollowedProvider(listing)
  const { description, bio } = listing
  return (
    <div className="@container flex min-w-0 flex-1 flex-col p-4">
      <ListingPerson
        listing={listing}
        bio={bio}
        action={
          <div className="flex items-center">
            <ChooseListing listing={listing} />
            <ListingMenu listing={listing} />
          </div>
        }
      />
      {/* Where there is room, what can be heard and pressed stands beside the words. */}
      <div className="mt-3 flex min-w-0 flex-1 flex-col @min-[540px]:grid @min-[540px]:grid-cols-2 @min-[540px]:gap-x-5">
        <div className="min-w-0">
          <h3 dir="auto" className="text-body font-semibold break-words">
            <Link
              to="/marketplace"
              search={(now) => ({ ...readMarketplace(now), listing: listing.id })}
              resetScroll={false}
              className="rounded-inner hover:underline"
            >
              {listing.title}
            </Link>
          </h3>
          {description && (
            <p
              dir="auto"
              className="mt-1 line-clamp-2 text-meta break-words text-ink-2 @min-[540px]:line-clamp-3"
            >
              {description}
            </p>
          )}
          <ListingFacts listing={listing} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          <CardSound listing={listing} />
          <SamplesToggle listing={listing} />
          <div className="mt-auto flex flex-wrap items-center gap-x-1 gap-y-2 pt-4 @min-[540px]:mt-0 @min-[540px]:first:pt-0">
            <ListingPrice listing={listing} />
            <Actions listing={listing} />
          </div>
        </div>
      </div>
      {others && others.length > 0 && (
        <div className="-mx-4 mt-4 -mb-1.5 border-t border-line px-4 pt-3">
          <h4 className="text-meta text-ink-2">{texts.also}</h4>
          <OtherListings listings={others} />
        </div>
      )}
    </div>
  )
}
