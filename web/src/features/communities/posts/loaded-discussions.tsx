import type { Community } from '@patchbay/contract/communities/communities'
import { listPosts } from '@patchbay/contract/communities/posts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { MoreButton } from '../../../ui/states/more-button.tsx'
import { useOpened } from '../../../ui/states/use-loaded.ts'
import { CategoryFilter, useCategories } from '../categories/public.ts'
import { insideSharing } from '../communities/public.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { DiscussionsFrame } from './discussions-frame.tsx'
import type { DiscussionsProps } from './discussions-props.ts'
import type { NewPostProps } from './new-post-props.ts'
import { OpenDiscussion } from './open-discussion.tsx'
import { discussionsTexts } from './panel-texts.ts'
import { PostCard } from './post-card.tsx'
import { postKeys } from './post-keys.ts'
import { postTexts as texts } from './texts.ts'

/** A community's posts, the newest first, page by page. */
function usePosts(communityId: string, category: string | undefined) {
  const client = useQueryClient()
  return useInfiniteQuery({
    queryKey: postKeys.list(communityId, category),
    queryFn: ({ pageParam, signal }) =>
      call(listPosts, {
        params: { communityId },
        query: {
          ...(category !== undefined && { category }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ posts }) => posts),
    structuralSharing: insideSharing(client),
    meta: { followed: true },
  })
}

const importSheet = () => import('./loaded-new-post.tsx').then((module) => module.LoadedNewPost)

/** The form and its rules are loaded when it first opens. */
function NewPostSheet(props: NewPostProps): ReactNode {
  const { open, onClose, community } = props
  const { user } = useSession()
  const { part: LoadedNewPost } = useOpened(importSheet, open, onClose)
  // Uploads in progress belong to one person and one community.
  return LoadedNewPost && <LoadedNewPost key={`${user?.id}:${community.id}`} {...props} />
}

/** An unknown category, from an old or mistyped URL, does not filter. */
function useKnownCategory(category: string | undefined): string | undefined {
  const { data } = useCategories()
  return data && !data.some(({ id }) => id === category) ? undefined : category
}

function Posts({ community, category }: { community: Community; category: string | undefined }) {
  const query = usePosts(community.id, category)
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <Awaited
        query={query}
        texts={{ loading: discussionsTexts.loading, notLoaded: texts.notLoaded }}
      >
        {(posts) =>
          posts.length === 0 ? (
            <EmptyState compact title={texts.empty}>
              {category ? texts.emptyFiltered : texts.emptyHint}
            </EmptyState>
          ) : (
            posts.map((post) => (
              <PostCard
                key={post.id}
                post={post}
                // The focused element was removed with the post.
                onDeleted={() => list.current?.focus({ preventScroll: true })}
              />
            ))
          )
        }
      </Awaited>
      <MoreButton
        query={query}
        texts={{ more: texts.more, loading: texts.moreLoading, moreFailed: texts.notLoaded }}
      />
    </div>
  )
}

export function LoadedDiscussions(props: DiscussionsProps): ReactNode {
  const { community, onCategoryChange } = props
  const [writing, setWriting] = useState(false)
  const category = useKnownCategory(props.category)
  return (
    <DiscussionsFrame
      actions={
        <>
          <CategoryFilter value={category} onChange={onCategoryChange} />
          {community.can.create && (
            <Button variant="primary" size="sm" onClick={() => setWriting(true)}>
              <Plus className="size-4" aria-hidden="true" />
              {texts.newPost}
            </Button>
          )}
        </>
      }
    >
      <Posts key={category} community={community} category={category} />
      <NewPostSheet
        open={writing}
        onClose={() => setWriting(false)}
        community={community}
        onCreated={(post) => {
          // The viewer's new post must be visible, even if another category was selected.
          if (category !== undefined && category !== post.category.id) onCategoryChange(undefined)
        }}
      />
      <OpenDiscussion openPost={props.openPost} onClosePost={props.onClosePost} />
    </DiscussionsFrame>
  )
}
