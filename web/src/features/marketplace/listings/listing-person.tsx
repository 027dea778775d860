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
    <div className="flex items-start gap-3">
      <PersonAvatar person={listing.provider} size={44} />
      <div className="min-w-0 flex-1">
        <PersonLink person={listing.provider} />
        <p className="truncate text-meta text-ink-2 empty:hidden">
          {profession && <bdi>{profession}</bdi>}
        </p>
        {bio && (
          <p dir="auto" className="truncate text-meta text-ink-3">
            {bio}
          </p>
        )}
      </div>
      {action && <div className="-mt-1.5 -mr-2 shrink-0">{action}</div>}
    </div>
  )
}
