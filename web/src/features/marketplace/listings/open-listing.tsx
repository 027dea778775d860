import { useRouter } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'

const ListingSheet = lazyPart(
  () => import('./lazy-parts.ts').then((module) => module.ListingSheet),
  { isMain: true },
)

interface OpenListingProps {
  listingId: string | undefined
  /** What the viewer searched for, if the listing is opened from what was found. */
  brief?: string | undefined
  /** It lies over the profile of its provider. */
  onProfile?: boolean
  /** Replaces the URL by one without the listing, where there is no page to go back to. */
  onLeave: () => unknown
}

/** The listing in the URL, over the page. */
export function OpenListing(props: OpenListingProps): ReactNode {
  const { listingId, brief, onProfile, onLeave } = props
  const router = useRouter()
  /** The listing of the first URL, opened by a link from elsewhere. */
  const arrivedWith = useRef(listingId)
  const close = (): void => {
    const isFirst = arrivedWith.current === listingId
    arrivedWith.current = undefined
    if (isFirst) onLeave()
    else router.history.back()
  }
  return (
    <LazyPart open={listingId !== undefined} onFailure={close}>
      {listingId !== undefined && (
        <ListingSheet
          key={listingId}
          listingId={listingId}
          brief={brief}
          onProfile={onProfile}
          onClose={close}
        />
      )}
    </LazyPart>
  )
}
