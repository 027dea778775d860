import type { getListing, Listing } from '@patchbay/contract/marketplace/listings'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { personTopic } from '@patchbay/contract/realtime'
import type { ReactNode } from 'react'
import { useFollowed } from '../../../platform/realtime/followed.ts'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { FormattedText } from '../../../ui/content/formatted-text.tsx'
import { LinkedText } from '../../../ui/content/linked-text.tsx'
import { ShareButton } from '../../../ui/buttons/share-button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { nameOf } from '../../people/people/public.ts'
import { ReportAction } from '../../people/reports/public.ts'
import { ContactButton } from './contact/contact-button.tsx'
import { ListingFacts } from './listing-facts.tsx'
import { ListingPerson } from './listing-person.tsx'
import { ListingPrice } from './listing-price.tsx'
import { OtherListings } from './other-listings.tsx'
import { Samples } from './samples.tsx'
import { listingTexts, oneTexts as texts } from './texts.ts'
import { isListingGone, useListing } from './use-listing.ts'

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="mt-5">
      <h3 className="mb-1.5 text-meta font-semibold text-ink-2">
        <bdi>{title}</bdi>
      </h3>
      {children}
    </section>
  )
}

type WholeListing = ReceivedOutput<typeof getListing>

function Whole({ listing }: { listing: WholeListing }): ReactNode {
  const name = nameOf(listing.provider)
  return (
    <>
      <ListingPerson listing={listing} />
      <ListingFacts listing={listing} whole />
      <p className="mt-4">
        <ListingPrice listing={listing} />
      </p>
      {listing.description !== '' && (
        <div className="mt-4">
          <LinkedText>{listing.description}</LinkedText>
        </div>
      )}
      {listing.links.length + listing.sounds.length > 0 && (
        <Part title={texts.samples}>
          <Samples listing={listing} />
        </Part>
      )}
      {listing.bio !== null && listing.bio !== '' && (
        <Part title={texts.about(name)}>
          <FormattedText>{listing.bio}</FormattedText>
        </Part>
      )}
      {listing.others.length > 0 && (
        <Part title={texts.others(name)}>
          <OtherListings listings={listing.others} />
        </Part>
      )}
      {listing.own && <p className="mt-5 text-meta text-ink-3">{texts.own}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <ShareButton title={listing.title} path={`/marketplace?listing=${listing.id}`} small />
        {listing.can.report && (
          <ReportAction subject={{ type: 'listing', id: listing.id, authorName: name }} />
        )}
      </div>
    </>
  )
}

interface FootProps {
  listing: Listing
  brief: string | undefined
  onProfile: boolean
}

function Foot({ listing, brief, onProfile }: FootProps): ReactNode {
  return (
    <>
      {listing.provider.linked && !onProfile && (
        <LinkButton
          to="/users/$userId"
          params={{ userId: listing.provider.id }}
          search={{ listing: listing.id }}
          aria-label={listingTexts.profileOf(nameOf(listing.provider))}
        >
          {listingTexts.viewProfile}
        </LinkButton>
      )}
      <ContactButton listing={listing} brief={brief} variant="primary" />
    </>
  )
}

const boxes = (
  <div className="space-y-3">
    <div className="skeleton h-11 w-3/5" />
    <div className="skeleton h-5 w-2/5" />
    <div className="skeleton h-24" />
  </div>
)

interface ListingSheetProps {
  listingId: string
  brief?: string | undefined
  onClose: () => void
  /** It lies over the profile of its provider. */
  onProfile?: boolean | undefined
}

/** A whole listing. */
export function ListingSheet(props: ListingSheetProps): ReactNode {
  const { listingId, brief, onClose, onProfile = false } = props
  const query = useListing(listingId)
  const isGone = isListingGone(query.error)
  const listing = isGone ? undefined : query.data
  const { providerId = '', providerVersion } = listing ?? {}
  useFollowed(personTopic(providerId), providerVersion, () => void query.refetch())
  return (
    <Sheet
      open
      onClose={onClose}
      title={listing?.title ?? texts.title}
      footer={listing && <Foot listing={listing} brief={brief} onProfile={onProfile} />}
    >
      {isGone ? (
        <div role="alert">
          <EmptyState title={texts.gone} compact />
        </div>
      ) : (
        <Awaited
          query={query}
          texts={{ loading: texts.loading, notLoaded: texts.failed }}
          boxes={boxes}
        >
          {(one) => <Whole listing={one} />}
        </Awaited>
      )}
    </Sheet>
  )
}
