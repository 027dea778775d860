import type { Listing, OtherListing } from '@patchbay/contract/marketplace/listings'
import { Link } from '@tanstack/react-router'
import { Flag, AudioLines, ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
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

/** Links and sounds besides the first one, which stands on the card itself. */
const foldedSamples = ({ links, sounds }: Listing): number =>
  links.length + Math.max(0, sounds.length - 1)

interface SamplesToggleProps {
  listing: Listing
  open: boolean
  /** The id of what it opens. */
  controls: string
  onToggle: () => void
}

function SamplesToggle({ listing, open, controls, onToggle }: SamplesToggleProps): ReactNode {
  const count = foldedSamples(listing)
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className="-mx-2 -my-3 inline-flex h-11 items-center gap-1.5 rounded-control px-2 text-meta font-semibold text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:-my-1.5 md:h-8"
    >
      <AudioLines className="size-4" aria-hidden="true" />
      {listing.sounds.length > 0 ? texts.moreSamples(count) : texts.samples(count)}
      <ChevronDown
        className={classNames('size-4 transition-transform duration-150', open && 'rotate-180')}
        aria-hidden="true"
      />
    </button>
  )
}

/** Fetched when the viewer opens them. */
function OpenedSamples({ listing }: { listing: Listing }): ReactNode {
  return (
    <LazyPart
      fallback={
        <Loading text={texts.loadingSamples}>
          <div className="skeleton h-16" />
        </Loading>
      }
    >
      <FetchedSamples listingId={listing.id} />
    </LazyPart>
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
    <div className="-ml-2 flex justify-end">
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

/**
 * The content of a listing; the title opens the whole listing. Where there is room, the price stands
 * beside the title, the sound beside the words, and the buttons beside the facts.
 */
export function ListingBody({ listing, others }: ListingBodyProps): ReactNode {
  useFollowedProvider(listing)
  const id = useId()
  const [open, setOpen] = useState(false)
  const { title, description, bio, sounds } = listing
  const hasSound = sounds.length > 0
  const hasMore = foldedSamples(listing) > 0
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
      <div className="mt-3 grid flex-1 grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_auto_auto_1fr] gap-x-4 @min-[540px]:grid-cols-[minmax(0,1fr)_auto] @min-[540px]:grid-rows-none">
        <h3
          dir="auto"
          className="col-span-2 text-lead break-words @min-[540px]:col-span-1 @min-[540px]:self-center"
        >
          <Link
            to="/marketplace"
            search={(now) => ({ ...readMarketplace(now), listing: listing.id })}
            resetScroll={false}
            className="rounded-inner hover:underline"
          >
            {title}
          </Link>
        </h3>
        <div
          className={classNames(
            'col-span-2 min-w-0',
            hasSound &&
              '@min-[540px]:grid @min-[540px]:grid-cols-2 @min-[540px]:items-start @min-[540px]:gap-x-5 @min-[540px]:pt-1',
          )}
        >
          {description && (
            <p
              dir="auto"
              className={classNames(
                'mt-1 line-clamp-2 text-meta break-words text-ink-2',
                hasSound && '@min-[540px]:mt-0 @min-[540px]:line-clamp-3',
              )}
            >
              {description}
            </p>
          )}
          <CardSound listing={listing} />
        </div>
        <div className="col-span-2 mt-3 @min-[540px]:col-span-1 @min-[540px]:self-center">
          <ListingFacts listing={listing}>
            {hasMore && (
              <SamplesToggle
                listing={listing}
                open={open}
                controls={id}
                onToggle={() => setOpen(!open)}
              />
            )}
          </ListingFacts>
        </div>
        {/* In a narrow card a line of their own, which wraps if it must. */}
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-1 gap-y-2 self-end pt-4 @min-[540px]:contents">
          <div className="@min-[540px]:col-start-2 @min-[540px]:row-start-1 @min-[540px]:justify-self-end">
            <ListingPrice listing={listing} />
          </div>
          <div className="ml-auto @min-[540px]:col-start-2 @min-[540px]:mt-3 @min-[540px]:self-end">
            <Actions listing={listing} />
          </div>
        </div>
      </div>
      {hasMore && (
        <div id={id} hidden={!open} className="pt-3">
          {open && <OpenedSamples listing={listing} />}
        </div>
      )}
      {others && others.length > 0 && (
        <div className="-mx-4 mt-4 -mb-2.5 border-t border-line px-4 pt-3 @min-[540px]:mt-3 @min-[540px]:-mb-3.5 @min-[540px]:grid @min-[540px]:pt-0.5 @min-[540px]:grid-cols-[auto_minmax(0,1fr)] @min-[540px]:gap-x-4">
          <h4 className="text-meta text-ink-3 @min-[540px]:leading-9">{texts.also}</h4>
          <OtherListings listings={others} />
        </div>
      )}
    </div>
  )
}
