import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { Link, useSearch } from '@tanstack/react-router'
import { createContext, use, type ReactNode } from 'react'

/** The page over which a discussion opens. */
export const DiscussionPage = createContext<'community' | 'home'>('community')

interface PostLinkProps {
  post: Pick<CommunityPost, 'id' | 'communityId'>
  children: ReactNode
}

/**
 * Opens the Discussion modal over the current page; the URL is the post's own, so that it can be
 * shared.
 */
export function PostLink({ post, children }: PostLinkProps): ReactNode {
  const { category } = useSearch({ strict: false })
  const shared = {
    mask: { to: '/posts/$postId', params: { postId: post.id } },
    state: { fromView: true },
    resetScroll: false,
    className: '-my-1 inline-block py-1 underline-offset-2 hover:underline',
  } as const
  if (use(DiscussionPage) === 'home')
    return (
      <Link {...shared} to="/" search={{ post: post.id }}>
        {children}
      </Link>
    )
  return (
    <Link
      {...shared}
      to="/communities/$communityId"
      params={{ communityId: post.communityId }}
      search={{ post: post.id, ...(category !== undefined && { category }) }}
    >
      {children}
    </Link>
  )
}
