import type { Community } from '@patchbay/contract/communities/communities'
import { Lock, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { useSession, useSignInLink } from '../../../accounts/sessions/public.ts'
import { nameOf } from '../../../people/people/public.ts'
import { pageTexts as texts } from './page-texts.ts'
import type { CommunitySlots } from './slots.ts'

const OtherCommunities = lazyPart(() =>
  import('../list/open-communities.tsx').then((module) => module.OtherCommunities),
)

interface OutsideProps {
  community: Community
  Events: CommunitySlots['OpenEvents']
}

/** What is not shown here and how one gets to see it, for visitors with the way in. */
function Closed({ community }: { community: Community }): ReactNode {
  const { isPrivate, leader } = community
  const isVisitor = useSession().user === null
  const signInLink = useSignInLink()
  const Mark = isPrivate ? Lock : UsersRound
  return (
    <section className="flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-card border border-line bg-surface p-4 md:p-5">
      <span className="grid size-10 shrink-0 place-items-center self-start rounded-control border border-line bg-raised text-ink-2 md:self-center">
        <Mark className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-pretty">{isPrivate ? texts.closed : texts.inside}</p>
        <p className="mt-0.5 break-words text-ink-2">
          {isPrivate ? texts.whoDecides(nameOf(leader)) : texts.openToAll}
        </p>
      </div>
      {isVisitor && (
        <div className="flex max-md:w-full max-md:flex-col">
          <LinkButton {...signInLink}>{texts.signIn}</LinkButton>
        </div>
      )}
    </section>
  )
}

/** For viewers who may not see inside: what is open, what they would see, and where else to go. */
export function Outside({ community, Events }: OutsideProps): ReactNode {
  const closed = <Closed community={community} />
  return (
    <div className="mx-auto max-w-[1000px] space-y-8 pb-10">
      <div className="px-4 md:px-5 xl:px-0">
        <div className="space-y-5 border-t border-line pt-6">
          {community.isPrivate ? closed : <Events community={community}>{closed}</Events>}
        </div>
      </div>
      <LazyPart>
        <OtherCommunities besides={community.id} />
      </LazyPart>
    </div>
  )
}
