import type { Listing } from '@patchbay/contract/marketplace/listings'
import type { ReactNode } from 'react'
import { PersonAvatar, PersonLink } from '../../people/people/public.ts'

interface ListingPersonProps {
  listing: Pick<Listing, 'provider' | 'category'>
  /** At the end of the row. */
  action?: ReactNode
}

/** The provider and the profession. */
export function ListingPerson({ listing, action }: ListingPersonProps): ReactNode {
  return (
    <div className="flex items-start gap-3">
      <PersonAvatar person={listing.provider} size={44} />
      <div className="min-w-0 flex-1">
        <PersonLink person={listing.provider} />
        <p className="truncate text-meta text-ink-2">{listing.category}</p>
      </div>
      {action && <div className="-mt-1.5 -mr-2 shrink-0">{action}</div>}
    </div>
  )
}
