import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { Link } from '@tanstack/react-router'
import { Lock, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { whenInShort } from '../../../../platform/time/moment.ts'
import { useNow } from '../../../../platform/time/use-now.ts'
import { CommunityMark } from '../../../../ui/people/community-mark.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { CategoryTag } from '../../categories/public.ts'
import { EditedMark, PersonAvatar, PersonLink } from '../../../people/people/public.ts'
import { PostLink } from '../post-link.tsx'
import { cardTexts as texts } from '../texts.ts'

interface PostHeadProps {
  post: CommunityPost
  /** False where the community is obvious, such as on its own page. */
  withCommunity: boolean
  /** The time links to the discussion, because some posts have no title. */
  linked: boolean
}

function CommunityLink({ community }: Pick<CommunityPost, 'community'>): ReactNode {
  return (
    <Link
      to="/communities/$communityId"
      params={{ communityId: community.id }}
      className="flex min-h-6 min-w-0 items-center gap-1.5 text-meta text-ink-2 underline-offset-2 hover:underline"
    >
      <CommunityMark id={community.id} src={community.coverImage ?? undefined} size={16} />
      <bdi className="truncate">{community.name}</bdi>
    </Link>
  )
}

/** The author, time and category of a post. */
export function PostHead({ post, withCommunity, linked }: PostHeadProps): ReactNode {
  const now = useNow()
  const time = (
    <Readout tone="quiet" dateTime={post.createdAt}>
      {whenInShort(post.createdAt, new Date(now))}
    </Readout>
  )
  return (
    <header className="flex gap-3">
      <PersonAvatar person={post.author} size={40} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <PersonLink person={post.author} />
          <span className="shrink-0">
            {linked ? <PostLink post={post}>{time}</PostLink> : time}
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {withCommunity && <CommunityLink community={post.community} />}
          <CategoryTag name={post.category.name} />
          <EditedMark by={post.editedBy} />
          {/* In the feed it does not stand first. */}
          {post.pinned && !withCommunity && (
            <Tag tone="accent">
              <Pin className="size-3" aria-hidden="true" />
              {texts.pinned}
            </Tag>
          )}
          {post.isLocked && (
            <Tag>
              <Lock className="size-3" aria-hidden="true" />
              {texts.locked}
            </Tag>
          )}
        </div>
      </div>
    </header>
  )
}
