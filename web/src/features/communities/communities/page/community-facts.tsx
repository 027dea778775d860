import type { Community } from '@patchbay/contract/communities/communities'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { pageTexts as texts } from './page-texts.ts'
import { communityTexts } from '../texts.ts'

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex items-start gap-2.5">
      <dt className="flex min-h-7 w-20 shrink-0 items-center text-ink-3">{name}</dt>
      <dd className="flex min-h-7 min-w-0 flex-1 items-center">{children}</dd>
    </div>
  )
}

interface CommunityFactsProps {
  community: Community
  /** From 768 px in one line. */
  flat?: boolean
}

/** The rest of what everyone may know: the head says what it is, its genres and who leads it. */
export function CommunityFacts({ community, flat = false }: CommunityFactsProps): ReactNode {
  const { location, locationEnabled } = community
  return (
    <dl
      className={classNames(
        'space-y-0.5 text-meta',
        flat && 'md:flex md:gap-x-6 md:space-y-0 md:[&_dt]:w-auto',
      )}
    >
      {locationEnabled && location && (
        <Fact name={texts.location}>
          <span className="flex items-start gap-1">
            <MapPin className="mt-0.5 size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
            <bdi className="min-w-0 break-words">{location}</bdi>
          </span>
        </Fact>
      )}
      <Fact name={texts.created}>
        <time dateTime={community.createdAt}>{communityTexts.month(community.createdAt)}</time>
      </Fact>
    </dl>
  )
}
