import { useRef, type ReactNode } from 'react'
import { Awaited } from '../../ui/awaited.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { DiscussionPlace, OpenDiscussion, PostCard, postKeys } from '../posts/public.ts'
import { FollowCommunities } from './follow-communities.tsx'
import type { FeedProps } from './home-props.ts'
import { NewPosts } from './new-posts.tsx'
import { feedTexts, listTexts as texts } from './texts.ts'
import { useFeedPosts } from './use-feed-posts.ts'
import { useShowNewest } from './use-show-newest.ts'

function Empty({ communities }: { communities: number }): ReactNode {
  if (communities > 0) return <EmptyState title={texts.quiet}>{texts.quietHint}</EmptyState>
  return (
    <EmptyState
      title={texts.empty}
      action={
        <LinkButton to="/communities" variant="primary">
          {texts.browse}
        </LinkButton>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  )
}

/** The posts of the viewer's communities, the newest first. */
export function LoadedFeed({ openPost, onClosePost }: FeedProps): ReactNode {
  const query = useFeedPosts()
  const { data } = query
  const list = useRef<HTMLDivElement>(null)
  const focusList = (): void => list.current?.focus({ preventScroll: true })
  const { showNewest, isBusy } = useShowNewest(focusList)
  return (
    <DiscussionPlace value="home">
      <FollowCommunities queryKey={postKeys.feed} versions={data?.insideVersions ?? {}} />
      <NewPosts count={data?.newPosts ?? 0} busy={isBusy} onShow={showNewest} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <h2 className="sr-only">{feedTexts.allPosts}</h2>
        <Awaited query={query} texts={{ loading: feedTexts.loading, notLoaded: texts.notLoaded }}>
          {({ posts, communities }) =>
            posts.length === 0 ? (
              <Empty communities={communities} />
            ) : (
              posts.map((post) => (
                // The focused element was removed with the post.
                <PostCard key={post.id} post={post} withCommunity onDeleted={focusList} />
              ))
            )
          }
        </Awaited>
        {data && query.hasNextPage && (
          <ShowMore
            shown={data.posts.length}
            label={texts.more}
            busyLabel={texts.moreLoading}
            busy={query.isFetchingNextPage}
            failure={query.isFetchNextPageError ? texts.moreFailed : undefined}
            onMore={() => void query.fetchNextPage()}
          />
        )}
      </div>
      <OpenDiscussion openPost={openPost} onClosePost={onClosePost} />
    </DiscussionPlace>
  )
}
