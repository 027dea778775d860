import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { usePageTitle } from '../../../../platform/page/page-title.ts'
import { useWide } from '../../../../platform/page/screen-width.ts'
import { BackBar } from '../../../../ui/back-bar.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Awaited } from '../../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { SkeletonRows } from '../../../../ui/states/skeleton-rows.tsx'
import { AboutCommunity, useCommunity } from '../../communities/public.ts'
import { MorePosts } from './more-posts.tsx'
import { postPageTexts as texts } from '../texts.ts'
import { PostAndReplies } from './post-and-replies.tsx'
import { PostReplyForm } from './post-reply-form.tsx'
import { titleOf } from '../title-of.ts'
import { isPostMissing, usePost } from '../use-post.ts'

/** The same for a forbidden post, whose existence must not be revealed. */
function NotHere(): ReactNode {
  return (
    <EmptyState
      level={1}
      title={texts.notFoundTitle}
      action={<LinkButton to="/communities">{texts.communities}</LinkButton>}
    >
      {texts.notFoundBody}
    </EmptyState>
  )
}

/** The form stays at the foot of the window, on phones above the navigation. */
function Foot({ children }: { children: ReactNode }): ReactNode {
  return (
    <div
      data-sticky-foot="above-nav"
      className="sticky bottom-above-nav z-20 mt-auto border-t border-line bg-bg px-4 py-3 md:px-5"
    >
      {children}
    </div>
  )
}

/**
 * Says where the post was written, and what else is said there; only where there is room for it.
 */
function Beside({ post }: { post: CommunityPost }): ReactNode {
  const { data } = useCommunity(post.communityId)
  if (!useWide()) return null
  return (
    <>
      {data && <AboutCommunity community={data} />}
      <MorePosts post={post} />
    </>
  )
}

function WholePost({ post }: { post: CommunityPost }): ReactNode {
  const navigate = useNavigate()
  const [newest, setNewest] = useState<string>()
  const aim = useLocation({ select: ({ hash }) => hash || undefined })
  const { communityId, community } = post
  const leave = (): void =>
    void navigate({ to: '/communities/$communityId', params: { communityId }, replace: true })
  return (
    <>
      <BackBar to="/communities/$communityId" params={{ communityId }}>
        {texts.backTo} <bdi>{community.name}</bdi>
      </BackBar>
      <div className="border-t border-line px-4 py-4 md:px-5 md:py-5">
        <PostAndReplies post={post} place="page" newest={newest} aim={aim} onDeleted={leave} />
      </div>
      <Foot>
        <PostReplyForm post={post} onSent={setNewest} />
      </Foot>
    </>
  )
}

/** A post at its own URL: opened from a notice, a shared link or the address bar. */
export function PostPage({ postId }: { postId: string }): ReactNode {
  const query = usePost(postId)
  const { data, error } = query
  const isMissing = isPostMissing(error)
  usePageTitle(isMissing ? texts.notFoundTitle : data ? titleOf(data) : texts.page)
  if (isMissing) return <NotHere />
  return (
    <div className="mx-auto max-w-[680px] xl:grid xl:max-w-[1000px] xl:grid-cols-[minmax(0,1fr)_312px] xl:gap-8">
      <div className="flex min-h-[calc(var(--screen)-4rem)] min-w-0 flex-col border-line md:min-h-(--screen) md:border-x">
        <Awaited query={query} texts={texts} boxes={<SkeletonRows />}>
          {(post) => <WholePost post={post} />}
        </Awaited>
      </div>
      <div className="sticky top-(--safe-top) max-h-(--screen) space-y-5 self-start overflow-y-auto py-5 [scrollbar-width:none]">
        {data && <Beside post={data} />}
      </div>
    </div>
  )
}
