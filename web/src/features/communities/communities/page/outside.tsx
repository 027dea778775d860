import type { Community } from '@patchbay/contract/communities/communities'
import { CalendarDays, Lock, MessageSquare, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { PanelRow } from '../../../../ui/panel-row.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { pageTexts as texts } from './page-texts.ts'
import type { CommunitySlots } from './slots.ts'

const OtherCommunities = lazyPart(() =>
  import('../list/open-communities.tsx').then((module) => module.OtherCommunities),
)

function RowIcon({ Icon }: { Icon: LucideIcon }): ReactNode {
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-control bg-raised">
      <Icon className="size-5 text-ink-2" aria-hidden="true" />
    </span>
  )
}

/** What everybody sees who signs in: nothing of it is shown before. */
function Behind({ memberCount }: { memberCount: number }): ReactNode {
  const { discussions, events, members } = texts.behind
  return (
    <ul>
      <PanelRow mark={<RowIcon Icon={MessageSquare} />} {...discussions} />
      <PanelRow mark={<RowIcon Icon={CalendarDays} />} {...events} />
      <PanelRow
        mark={<RowIcon Icon={Users} />}
        title={members.title}
        line={members.line(memberCount)}
      />
    </ul>
  )
}

interface OutsideProps {
  community: Community
  about: ReactNode
  Events: CommunitySlots['OpenEvents']
}

/** For viewers who may not see inside: what is open, what they would see, and where else to go. */
export function Outside({ community, about, Events }: OutsideProps): ReactNode {
  const { id, isPrivate, memberCount } = community
  const closed = (
    <section className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex items-start gap-2.5 p-4">
        <Lock className="mt-1 size-4 shrink-0 text-ink-3" aria-hidden="true" />
        <p className="max-w-[60ch]">{isPrivate ? texts.closed : texts.inside}</p>
      </div>
      {!isPrivate && <Behind memberCount={memberCount} />}
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
