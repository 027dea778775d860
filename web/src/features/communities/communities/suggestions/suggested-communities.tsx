import type { CommunityCard } from '@patchbay/contract/communities/communities'
import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { CommunityMark } from '../../../../ui/people/community-mark.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { ActivityLine } from '../activity-line.tsx'
import { MemberCount } from '../member-count.tsx'
import { suggestionTexts as texts } from './texts.ts'
import { useSuggestedCommunities } from './use-suggested-communities.ts'

interface RowProps {
  card: CommunityCard
  why: string
  action: ReactNode
}

/** The button moves below the text, and not below the mark, where both do not fit side by side. */
function Row({ card, why, action }: RowProps): ReactNode {
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-3">
      <div className="self-start">
        <CommunityMark id={card.id} src={card.coverImage ?? undefined} size={44} />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-42">
          <Link
            to="/communities/$communityId"
            params={{ communityId: card.id }}
            className="block truncate font-semibold underline-offset-2 hover:underline"
          >
            <bdi>{card.name}</bdi>
          </Link>
          {/* If the number wraps to its own line, the dot before it is clipped. */}
          <p className="flex flex-wrap gap-x-3 overflow-x-clip text-meta text-ink-2">
            <span>{why}</span>
            <span className="relative before:absolute before:-left-2 before:content-['·'/'']">
              <MemberCount count={card.memberCount} />
            </span>
          </p>
          <ActivityLine activity={card.activity} short />
        </div>
        {action}
      </div>
    </li>
  )
}

/** So that what comes below them is seen too. */
const most = 4

interface SuggestedCommunitiesProps {
  /** The button to join. */
  Action: ComponentType<{ card: CommunityCard }>
}

/** Communities that fit the viewer's profile, and why; nothing if there are none. */
export function SuggestedCommunities({ Action }: SuggestedCommunitiesProps): ReactNode {
  const { data, isPending } = useSuggestedCommunities()
  if (isPending) return <div className="skeleton h-[372px] rounded-card" />
  if (!data || data.suggestions.length === 0) return null
  return (
    <Panel
      title={texts.title}
      action={
        <Link
          to="/communities"
          className="text-meta font-medium text-accent-text underline-offset-2 hover:underline"
        >
          {texts.all}
        </Link>
      }
    >
      <ul>
        {data.suggestions.slice(0, most).map(({ community, reason }) => (
          <Row
            key={community.id}
            card={community}
            why={texts.because(reason)}
            action={<Action card={community} />}
          />
        ))}
      </ul>
    </Panel>
  )
}
