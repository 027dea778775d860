import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { CommunityMark } from '../../../../ui/people/community-mark.tsx'
import { useWide } from '../../../../platform/page/screen-width.ts'
import { useSession } from '../../../accounts/sessions/public.ts'
import { communityTexts as texts } from '../texts.ts'
import { useOwnCommunities } from './use-own-communities.ts'

/** Shows nothing while loading, or for a viewer without communities. */
function OwnList(): ReactNode {
  const headingId = useId()
  const { data } = useOwnCommunities()
  if (!data || data.communities.length === 0) return null
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className="label px-3 text-ink-3">
        {texts.own}
      </h2>
      <ul className="mt-2 max-h-[21rem] space-y-0.5 overflow-y-auto overscroll-contain">
        {data.communities.map((community) => (
          <li key={community.id}>
            <Link
              to="/communities/$communityId"
              params={{ communityId: community.id }}
              activeOptions={{ includeSearch: false }}
              className="flex h-10 items-center gap-2.5 rounded-control px-3 text-meta text-ink-2 -outline-offset-2 transition-colors duration-150 hover:bg-raised hover:text-ink data-[status=active]:text-ink"
            >
              <CommunityMark id={community.id} src={community.coverImage ?? undefined} size={22} />
              <bdi className="truncate">{community.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The viewer's communities, beside every page. */
export function OwnCommunities(): ReactNode {
  const { user } = useSession()
  const isShown = useWide() && user?.onboardingCompleted === true
  return isShown && <OwnList />
}
