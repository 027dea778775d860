import type { Listing } from '@patchbay/contract/marketplace/listings'
import type { ReactNode } from 'react'
import { PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { professionOf } from './words.ts'

interface ListingPersonProps {
  listing: Pick<Listing, 'provider' | 'category' | 'otherProfession'>
  /** The first line of what they say about themselves. */
  bio?: string | null
  /** At the end of the row. */
  action?: ReactNode
}

/** The provider, the profession and the bio: who it is, apart from what is offered. */
export function ListingPerson({ listing, bio, action }: ListingPersonProps): ReactNode {
  const profession = professionOf(listing)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3">
      <div className="flex @min-[540px]:row-span-2">
        <PersonAvatar person={listing.provider} size={44} />
      </div>
      <div className="min-w-0">
        <PersonLink person={listing.provider} />
        {profession && (
          <p className="truncate text-meta text-ink-2">
            <bdi>{profession}</bdi>
          </p>
        )}
      </div>
      <div className="-mt-1.5 -mr-2 empty:hidden">{action}</div>
      {bio && (
        <p
          dir="auto"
          className="col-span-3 mt-2 truncate text-meta text-ink-3 @min-[540px]:col-span-2 @min-[540px]:col-start-2 @min-[540px]:mt-0"
        >
          {bio}
        </p>
      )}
    </div>
  )
}
