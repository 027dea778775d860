import type { Community } from '@patchbay/contract/communities/communities'
import { useLocation } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { MoreButton } from '../../../ui/states/more-button.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { CategoryFilter, useCategories } from '../categories/public.ts'
import { UnsentPosts } from '../unsent/public.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { Composer } from './writing/composer.tsx'
import type { NewPostProps } from './writing/new-post-sheet.tsx'
import { OpenDiscussion, type OpenDiscussionProps } from './discussion/open-discussion.tsx'
import { PostCard } from './post-card.tsx'
import { postDraftName } from './writing/post-draft-name.ts'
import { discussionsTexts, postTexts as texts } from './texts.ts'
import { usePosts } from './use-posts.ts'

const LoadedSheet = lazyPart(
  () => import('./writing/new-post-sheet.tsx').then((module) => module.NewPostSheet),
  { isMain: true },
)

/** The form and its rules are loaded when it first opens. */
function NewPostSheet(props: NewPostProps): ReactNode {
  const { open, onClose, community } = props
  const { user } = useSession()
  return (
    <LazyPart open={open} onFailure={onClose}>
      {/* Uploads in progress belong to one person and one community. */}
      <LoadedSheet key={`${user?.id}:${community.id}`} {...props} />
    </LazyPart>
  )
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The viewer comes to write a post, whose draft is there already. */
    composing?: true
  }
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

/** The header of the discussions, around their content. */
function DiscussionsFrame(props: { actions?: ReactNode; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header className="flex min-h-[53px] flex-wrap items-center gap-x-1 gap-y-1 border-b md:flex-nowrap md:gap-x-2 border-line px-4 py-1.5 md:px-5">
        <h2 id={id} className="mr-auto text-lead">
          {discussionsTexts.title}
        </h2>
        {props.actions}
      </header>
      {props.children}
    </section>
  )
}

interface DiscussionsPanelProps extends OpenDiscussionProps {
  community: Community
  /** The category in the URL; without it, all categories are shown. */
  category: string | undefined
  onCategoryChange: (categoryId: string | undefined) => void
}

/** The posts of a community, for viewers who may see inside. */
export function DiscussionsPanel(props: DiscussionsPanelProps): ReactNode {
  const { community, onCategoryChange } = props
  const isComposing = useLocation({ select: ({ state }) => state.composing === true })
  const [writing, setWriting] = useState<'sheet' | 'line' | undefined>(
    isComposing ? 'line' : undefined,
  )
  const category = useKnownCategory(props.category)
  return (
    <DiscussionsFrame
      actions={
        <>
          <CategoryFilter value={category} onChange={onCategoryChange} />
          {community.can.create && (
            // Quiet: the line below is the first way to write, and its form has the main button.
            <div className="-mr-3">
              <Button variant="ghost" size="sm" onClick={() => setWriting('sheet')}>
                <Plus className="size-4 md:max-xl:hidden" aria-hidden="true" />
                {texts.newPost}
              </Button>
            </div>
          )}
        </>
      }
    >
      {community.can.create && (
        <Composer
          communities={[community]}
          open={writing === 'line'}
          onOpen={(open) => setWriting(open ? 'line' : undefined)}
        />
      )}
      <UnsentPosts
        communityId={community.id}
        draft={postDraftName(community.id)}
        onEdit={() => setWriting('sheet')}
      />
      <Posts key={category} community={community} category={category} />
      <NewPostSheet
        open={writing === 'sheet'}
        onClose={() => setWriting(undefined)}
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
