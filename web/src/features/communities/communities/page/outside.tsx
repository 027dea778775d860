import type { Community } from '@patchbay/contract/communities/communities'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { nameOf } from '../../../people/people/public.ts'
import { pageTexts as texts } from './page-texts.ts'
import type { CommunitySlots } from './slots.ts'

const OtherCommunities = lazyPart(() =>
  import('../list/open-communities.tsx').then((module) => module.OtherCommunities),
)

interface OutsideProps {
  community: Community
  about: ReactNode
  Events: CommunitySlots['OpenEvents']
}

/** For viewers who may not see inside: what is open, what they would see, and where else to go. */
export function Outside({ community, about, Events }: OutsideProps): ReactNode {
  const { id, isPrivate, leader } = community
  const closed = (
    <section className="flex items-start gap-3.5 rounded-card border border-line bg-surface p-4 md:items-center md:p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-raised text-ink-2">
        <Lock className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 max-w-[68ch]">
        <p className="font-semibold">{isPrivate ? texts.closed : texts.inside}</p>
        <p className="mt-0.5 break-words text-ink-2">
          {isPrivate ? texts.whoDecides(nameOf(leader)) : texts.openToAll}
        </p>
      </div>
    </section>
  )
  return (
    <div className="mx-auto max-w-[1000px] space-y-8 pb-10">
      <div className="px-4 md:px-5 xl:pr-0">
        <div className="md:-mt-3">{about}</div>
        <div className="mt-5 space-y-5 border-t border-line pt-6">
          {isPrivate ? closed : <Events community={community}>{closed}</Events>}
        </div>
      </div>
      <LazyPart>
        <OtherCommunities besides={id} />
      </LazyPart>
    </div>
  )
}
