import type { Community } from '@patchbay/contract/communities'
import { Plus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Awaited } from '../../ui/awaited.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { CategoryFilter, useCategories } from '../categories/public.ts'
import { NewPostSheet } from './new-post-sheet.tsx'
import { PostRow } from './post-row.tsx'
import { postTexts as texts } from './texts.ts'
import { usePosts } from './use-posts.ts'

interface DiscussionsPanelProps {
  community: Community
  /** The category that is looked at, as the address has it; all of them without. */
  category: string | undefined
  onCategoryChange: (categoryId: string | undefined) => void
}

/** One that does not exist, from an old or a mistyped address, filters nothing. */
function useKnownCategory(category: string | undefined): string | undefined {
  const { data } = useCategories()
  return data && !data.some(({ id }) => id === category) ? undefined : category
}

function Posts({ community, category }: { community: Community; category: string | undefined }) {
  const query = usePosts(community.id, category)
  return (
    <>
      <Awaited query={query} texts={texts}>
        {(posts) =>
          posts.length === 0 ? (
            <EmptyState compact title={texts.empty}>
              {category ? texts.emptyFiltered : texts.emptyHint}
            </EmptyState>
          ) : (
            posts.map((post) => <PostRow key={post.id} post={post} />)
          )
        }
      </Awaited>
      <MoreButton
        query={query}
        texts={{ more: texts.more, loading: texts.moreLoading, moreFailed: texts.notLoaded }}
      />
    </>
  )
}

/** What is talked about in a community, for those who may look inside. */
export function DiscussionsPanel(props: DiscussionsPanelProps): ReactNode {
  const { community, onCategoryChange } = props
  const id = useId()
  const [writing, setWriting] = useState(false)
  const category = useKnownCategory(props.category)
  return (
    <section aria-labelledby={id}>
      <header className="flex min-h-[53px] flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-1.5 md:px-5">
        <h2 id={id} className="mr-auto text-lead">
          {texts.title}
        </h2>
        <CategoryFilter value={category} onChange={onCategoryChange} />
        {community.can.create && (
          <Button variant="primary" size="sm" onClick={() => setWriting(true)}>
            <Plus className="size-4" aria-hidden="true" />
            {texts.newPost}
          </Button>
        )}
      </header>
      <Posts key={category} community={community} category={category} />
      <NewPostSheet
        open={writing}
        onClose={() => setWriting(false)}
        community={community}
        onCreated={(post) => {
          // What one has just written is seen, whatever was looked at before.
          if (category !== undefined && category !== post.category.id) onCategoryChange(undefined)
        }}
      />
    </section>
  )
}
