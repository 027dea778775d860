import { mostNewPosts } from '@patchbay/contract/communities/feed'
import { ArrowUp } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ShowMore } from '../../../ui/states/show-more.tsx'
import { DiscussionPlace, OpenDiscussion, PostCard, postKeys } from '../posts/public.ts'
import { UnsentPosts } from '../unsent/public.ts'
import { FollowCommunities } from './follow-communities.tsx'
import { feedTexts, listTexts as texts } from './texts.ts'
import { useFeedPosts } from './use-feed-posts.ts'
import { useShowNewest } from './use-show-newest.ts'

export interface FeedListProps {
  /** The post in the URL, whose discussion is open over the feed. */
  openPost: string | undefined
  onClosePost: () => void
}

interface NewPostsProps {
  count: number
  busy: boolean
  onShow: () => void
}

/**
 * Instead of moving the posts on screen: the number of new posts, and a button that shows them.
 * Also announced politely.
 */
function NewPosts({ count, busy, onShow }: NewPostsProps): ReactNode {
  return (
    <output className="pointer-events-none sticky top-[calc(var(--safe-top)+60px)] z-20 flex h-0 justify-center md:top-[calc(var(--safe-top)+68px)]">
      {count > 0 && (
        <span className="pointer-events-auto h-fit rounded-control bg-bg shadow-float">
          <Button
            variant="primary"
            size="sm"
            busy={busy}
            busyLabel={texts.newestLoading}
            onClick={onShow}
          >
            <ArrowUp className="size-4" aria-hidden="true" />
            {texts.newPosts(count, mostNewPosts)}
          </Button>
        </span>
      )}
    </output>
  )
}

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
export function FeedList({ openPost, onClosePost }: FeedListProps): ReactNode {
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
        <UnsentPosts />
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
