import { fewCommunities, mostNewPosts } from '@patchbay/contract/communities/feed'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { Link } from '@tanstack/react-router'
import { ArrowUp } from 'lucide-react'
import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { ShowMore } from '../../../ui/states/show-more.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { useOwnCommunities } from '../communities/public.ts'
import { Composer, DiscussionPage, OpenDiscussion, PostCard, postKeys } from '../posts/public.ts'
import { UnsentPosts } from '../unsent/public.ts'
import { FollowCommunities } from './follow-communities.tsx'
import { feedTexts, listTexts as texts } from './texts.ts'
import { useFeedPosts } from './use-feed-posts.ts'
import { useShowNewest } from './use-show-newest.ts'

export interface FeedListProps {
  /** The post in the URL, whose discussion is open over the feed. */
  openPost: string | undefined
  onClosePost: () => void
  /** Around what fits somebody whose feed is empty: what the goals speak of comes before it. */
  Goals?: ComponentType<{ children: ReactNode }>
  /** Below the suggested communities of somebody whose feed is empty. */
  beside?: ReactNode
}

interface NewPostsProps {
  count: number
  busy: boolean
  onShow: () => void
}

/**
 * Says the number of new posts, with a button that shows them, so that the posts on screen do not
 * move. It is announced politely.
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

/** For members of a community in which nothing was posted. */
const quiet = (
  <div className="border-b border-line px-4 py-5 md:px-5">
    <h2 className="text-title outline-none">{texts.quiet}</h2>
    <p className="mt-1 text-ink-2">{texts.quietHint}</p>
  </div>
)

interface FirstWordsProps {
  title: string
  hint: string
}

/** Above the communities that are suggested: why to join them, and then what came of it. */
function FirstWords({ title, hint }: FirstWordsProps): ReactNode {
  return (
    <div className="pt-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lead outline-none">{title}</h2>
        <Link
          to="/communities"
          className="shrink-0 py-1 text-meta font-medium text-accent-text underline-offset-2 hover:underline"
        >
          {texts.browse}
        </Link>
      </div>
      <p className="mt-0.5 text-ink-2">{hint}</p>
    </div>
  )
}

const LoadedStarter = lazyPart(() => import('./starter.tsx').then((module) => module.Starter))

/** This many posts stand above the suggestions. */
const postsBefore = 3

interface PostsProps {
  posts: readonly CommunityPost[]
  communities: number
  Goals: FeedListProps['Goals']
  beside: ReactNode
  onDeleted: () => void
}

/**
 * The posts, and what fits the viewer. It stays where it was first shown: the posts of a community
 * that is joined there come below it.
 */
function Posts({ posts, communities, Goals, beside, onDeleted }: PostsProps): ReactNode {
  const [wasEmpty, setWasEmpty] = useState(posts.length === 0)
  if (posts.length === 0 && !wasEmpty) setWasEmpty(true)
  const [hadFew] = useState(communities < fewCommunities)
  const [wasNew] = useState(communities === 0)
  const isEmpty = posts.length === 0
  const isFirst = wasNew || communities === 0
  const started = isEmpty
    ? { title: texts.quiet, hint: texts.quietHint }
    : { title: texts.started, hint: texts.startedHint }
  const first = communities === 0 ? { title: texts.empty, hint: texts.emptyHint } : started
  const isWanted = wasEmpty || hadFew
  const before = wasEmpty ? 0 : postsBefore
  // The focused element was removed with the post.
  const card = (post: CommunityPost): ReactNode => (
    <PostCard key={post.id} post={post} withCommunity onDeleted={onDeleted} />
  )
  return (
    <>
      {!isFirst && isEmpty && quiet}
      {posts.slice(0, before).map(card)}
      {isWanted && (
        <LazyPart
          fallback={
            <div className="p-4 md:p-5">
              <div className="skeleton h-72 rounded-card" />
            </div>
          }
        >
          <LoadedStarter
            first={wasNew}
            Goals={wasEmpty ? Goals : undefined}
            // In the same place once the first is joined, so that no button moves with the press.
            words={isFirst && <FirstWords {...first} />}
            beside={wasEmpty && beside}
          />
        </LazyPart>
      )}
      {posts.slice(before).map(card)}
    </>
  )
}

/** Nothing for a viewer who is in no community. */
function FeedComposer({ posts }: { posts: readonly CommunityPost[] }): ReactNode {
  const { user } = useSession()
  const { data } = useOwnCommunities()
  const [open, setOpen] = useState(false)
  const lastCommunityId = posts.find(({ authorId }) => authorId === user?.id)?.communityId
  return (
    <Composer
      communities={data?.communities ?? []}
      {...{ lastCommunityId, open }}
      onOpen={setOpen}
    />
  )
}

/** The posts of the viewer's communities, the newest first. */
export function FeedList({ openPost, onClosePost, Goals, beside }: FeedListProps): ReactNode {
  const query = useFeedPosts()
  const { data } = query
  const list = useRef<HTMLDivElement>(null)
  const focusList = (): void => list.current?.focus({ preventScroll: true })
  const { showNewest, isBusy } = useShowNewest(focusList)
  return (
    <DiscussionPage value="home">
      <FollowCommunities queryKey={postKeys.feed} versions={data?.insideVersions ?? {}} />
      <NewPosts count={data?.newPosts ?? 0} busy={isBusy} onShow={showNewest} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <h2 className="sr-only">{feedTexts.allPosts}</h2>
        <FeedComposer posts={data?.posts ?? []} />
        <UnsentPosts />
        <Awaited query={query} texts={{ loading: feedTexts.loading, notLoaded: texts.notLoaded }}>
          {({ posts, communities }) => (
            <Posts {...{ posts, communities, Goals, beside }} onDeleted={focusList} />
          )}
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
    </DiscussionPage>
  )
}
