import { useRouter } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { readMarketplace } from './search.ts'

const ListingSheet = lazyPart(
  () => import('./lazy-parts.ts').then((module) => module.ListingSheet),
  { isMain: true },
)

interface OpenListingProps {
  listingId: string | undefined
  /** What the viewer searched for, if the listing is opened from what was found. */
  brief?: string | undefined
}

/** The listing in the URL, over the page. */
export function OpenListing({ listingId, brief }: OpenListingProps): ReactNode {
  const router = useRouter()
  /**
   * The listing of the first URL, opened by a link from elsewhere: there is no page to go back to.
   */
  const arrivedWith = useRef(listingId)
  const close = (): void => {
    const isFirst = arrivedWith.current === listingId
    arrivedWith.current = undefined
    if (!isFirst) return router.history.back()
    void router.navigate({
      to: '/marketplace',
      search: (now) => {
        const { listing: _, ...rest } = readMarketplace(now)
        return rest
      },
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <LazyPart open={listingId !== undefined} onFailure={close}>
      {listingId !== undefined && (
        <ListingSheet key={listingId} listingId={listingId} brief={brief} onClose={close} />
      )}
    </LazyPart>
  )
}
