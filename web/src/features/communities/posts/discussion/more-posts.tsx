import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import { plainText } from '@patchbay/contract/formatted-text'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Panel } from '../../../../ui/panel.tsx'
import { Avatar } from '../../../../ui/people/avatar.tsx'
import { nameOf } from '../../../people/people/public.ts'
import { postPageTexts as texts } from '../texts.ts'
import { usePosts } from '../use-posts.ts'

const most = 4

/** What else is talked about, beside a post. Nothing while it is not known. */
export function MorePosts({ post }: { post: CommunityPost }): ReactNode {
  const { data = [] } = usePosts(post.communityId, undefined)
  const others = data
    // The words of somebody whom the viewer has blocked are shown only when asked for.
    .filter(({ id, authorBlocked }) => id !== post.id && !authorBlocked)
    .slice(0, most)
  if (others.length === 0) return null
  return (
    <Panel title={texts.more}>
      <ul className="pb-1.5">
        {others.map((other) => (
          <li key={other.id}>
            <Link
              to="/posts/$postId"
              params={{ postId: other.id }}
              className="group flex gap-3 px-4 py-2.5 -outline-offset-2 transition-colors duration-150 hover:bg-raised"
            >
              <span className="flex shrink-0 pt-0.5">
                <Avatar
                  id={other.author.id}
                  name={nameOf(other.author)}
                  src={smallAvatar(other.author.avatarUrl)}
                  size={28}
                />
              </span>
              <span className="min-w-0">
                <span
                  dir="auto"
                  className="line-clamp-2 leading-5 font-medium break-words underline-offset-2 group-hover:underline"
                >
                  {other.title || plainText(other.content)}
                </span>
                <span className="mt-0.5 block text-meta text-ink-2">
                  {texts.replies(other.replyCount)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
