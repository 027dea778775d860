import { plainText } from '@patchbay/contract/formatted-text'
import type { Listing } from '@patchbay/contract/marketplace/listings'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { wholeSentences } from '../../../ui/content/whole-sentences.ts'
import { PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { professionOf } from './words.ts'

/** About as many as a line has beside the profession. */
const mostLetters = 72

interface ListingPersonProps {
  listing: Pick<Listing, 'provider' | 'category' | 'otherProfession'>
  /** The first line of what they say about themselves. */
  bio?: string | null
  /** At the end of the row. */
  action?: ReactNode
}

/**
 * The provider, the profession and the bio: who it is, apart from what is offered. The bio follows
 * the profession where there is room, and stands for it where there is none.
 */
export function ListingPerson({ listing, bio, action }: ListingPersonProps): ReactNode {
  const profession = professionOf(listing)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] content-center gap-x-3 @min-[540px]:grid-cols-[auto_auto_minmax(0,1fr)_auto]">
      <div className="col-start-1 row-span-2 row-start-1 flex">
        <PersonAvatar person={listing.provider} size={44} />
      </div>
      <div
        className={classNames(
          'col-start-2 row-start-1 flex min-w-0 @min-[540px]:col-span-2',
          profession || bio ? 'items-end' : 'row-span-2 items-center',
        )}
      >
        <PersonLink person={listing.provider} />
      </div>
      <div className="-col-end-1 row-span-2 row-start-1 -mt-1.5 -mr-2 empty:hidden">{action}</div>
      {profession && (
        <p
          className={classNames(
            'col-start-2 row-start-2 max-w-80 truncate text-meta text-ink-2',
            !bio && '@min-[540px]:col-span-2',
          )}
        >
          <bdi>{profession}</bdi>
        </p>
      )}
      {bio && (
        <p
          dir="auto"
          className={classNames(
            'truncate text-meta text-ink-3',
            profession
              ? "col-span-3 mt-2 @min-[540px]:-ml-1.5 @min-[540px]:before:mr-1.5 @min-[540px]:before:content-['·'/''] @min-[540px]:col-span-1 @min-[540px]:col-start-3 @min-[540px]:row-start-2 @min-[540px]:mt-0"
              : 'col-start-2 row-start-2 @min-[540px]:col-span-2',
          )}
        >
          {wholeSentences(plainText(bio), mostLetters)}
        </p>
      )}
    </div>
  )
}
