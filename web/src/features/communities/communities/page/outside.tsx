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
    <section className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 md:p-5">
      <Lock className="mt-1 size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 max-w-[60ch] space-y-1.5">
        <p>{isPrivate ? texts.closed : texts.inside}</p>
        <p className="break-words text-ink-2">
          {isPrivate ? texts.whoDecides(nameOf(leader)) : texts.openToAll}
        </p>
      </div>
    </section>
  )
  return (
    <div className="mx-auto max-w-[1000px] space-y-8 pb-10">
      <div className="flex flex-col gap-x-8 gap-y-6 border-line max-md:px-4 md:mx-5 md:grid md:grid-cols-[minmax(0,1fr)_300px] md:border-t md:pt-5 xl:mr-0">
        <div className="min-w-0 space-y-5">
          {isPrivate ? closed : <Events community={community}>{closed}</Events>}
        </div>
        <div className="min-w-0 max-md:order-first">{about}</div>
      </div>
      <LazyPart>
        <OtherCommunities besides={id} />
      </LazyPart>
    </div>
  )
}
