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

/** On phones the button stands beside the name, so that what is said below has the whole width. */
function Row({ card, why, action }: RowProps): ReactNode {
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-4 py-3">
      <div className="row-span-2 self-start">
        <CommunityMark id={card.id} src={card.coverImage ?? undefined} size={44} />
      </div>
      <Link
        to="/communities/$communityId"
        params={{ communityId: card.id }}
        className="font-semibold break-words underline-offset-2 hover:underline"
      >
        <bdi>{card.name}</bdi>
      </Link>
      <div className="md:row-span-2">{action}</div>
      <div className="col-start-2 max-md:col-span-2">
        {/* If the number wraps to its own line, the dot before it is clipped. */}
        <p className="flex flex-wrap gap-x-3 overflow-x-clip text-meta text-ink-2">
          <span>{why}</span>
          <span className="relative before:absolute before:-left-2 before:content-['·'/'']">
            <MemberCount count={card.memberCount} />
          </span>
        </p>
        <ActivityLine activity={card.activity} short />
      </div>
    </li>
  )
}

/** There are few, so that what comes below them is seen too. */
const most = 4

interface SuggestedCommunitiesProps {
  /** The button to join. */
  Action: ComponentType<{ card: CommunityCard; primary?: boolean }>
  /** Joining is what the page asks for: the first that the viewer is not in has the main button. */
  main: boolean
}

/** Communities that fit the viewer's profile, and why; nothing if there are none. */
export function SuggestedCommunities({ Action, main }: SuggestedCommunitiesProps): ReactNode {
  const { data, isPending } = useSuggestedCommunities()
  if (isPending) return <div className="skeleton h-[372px] rounded-card" />
  if (!data || data.suggestions.length === 0) return null
  const shown = data.suggestions.slice(0, most)
  const first = main && shown.find(({ community }) => community.membership === 'none')
  return (
    <Panel
      title={texts.title}
      action={
        // If the page asks first of all to join, the link to all communities stands above.
        !main && (
          <Link
            to="/communities"
            className="text-meta font-medium text-accent-text underline-offset-2 hover:underline"
          >
            {texts.all}
          </Link>
        )
      }
    >
      <ul>
        {shown.map((suggestion) => (
          <Row
            key={suggestion.community.id}
            card={suggestion.community}
            why={texts.because(suggestion.reason)}
            action={<Action card={suggestion.community} primary={suggestion === first} />}
          />
        ))}
      </ul>
    </Panel>
  )
}
