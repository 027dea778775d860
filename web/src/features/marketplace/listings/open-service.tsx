import { useRouter } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'

const ListingSheet = lazyPart(
  () => import('./lazy-parts.ts').then((module) => module.ListingSheet),
  { isMain: true },
)

interface OpenServiceProps {
  userId: string
  listingId: string | undefined
}

/** The service in the URL of a profile, over the page. */
export function OpenService({ userId, listingId }: OpenServiceProps): ReactNode {
  const router = useRouter()
  /** The service of the first URL: there is no page to go back to. */
  const arrivedWith = useRef(listingId)
  const close = (): void => {
    const isFirst = arrivedWith.current === listingId
    arrivedWith.current = undefined
    if (!isFirst) return router.history.back()
    void router.navigate({
      to: '/users/$userId',
      params: { userId },
      search: ({ listing }) => (listing === undefined ? {} : { listing }),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <LazyPart open={listingId !== undefined} onFailure={close}>
      {listingId !== undefined && (
        <ListingSheet key={listingId} listingId={listingId} onClose={close} onProfile />
      )}
    </LazyPart>
  )
}
