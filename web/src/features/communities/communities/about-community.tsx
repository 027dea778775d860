import type { Community } from '@patchbay/contract/communities/communities'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { CommunityMark } from '../../../ui/people/community-mark.tsx'
import { MemberCount } from './member-count.tsx'

/** Stands beside a page of a community, and says what that community is. */
export function AboutCommunity({ community }: { community: Community }): ReactNode {
  const id = useId()
  const { name, description, memberCount, coverImage } = community
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <CommunityMark id={community.id} src={coverImage ?? undefined} size={44} />
        <div className="min-w-0">
          <h2 id={id} className="text-lead break-words">
            <Link
              to="/communities/$communityId"
              params={{ communityId: community.id }}
              className="underline-offset-2 hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <MemberCount count={memberCount} />
        </div>
      </div>
      <p dir="auto" className="mt-3 line-clamp-6 break-words whitespace-pre-line text-ink-2">
        {description}
      </p>
    </section>
  )
}
