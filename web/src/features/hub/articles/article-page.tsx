import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode, type MouseEvent } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ArticleHead } from './article-text.tsx'
import { ArticleView } from './article-view.tsx'
import { findCard } from './articles.cache.ts'
import { followsLink } from './follow-link.ts'
import { articlePageTexts as texts } from './texts.ts'
import { useArticle } from './use-articles.ts'

/** The article does not exist, or the slug is invalid. */
const isArticleMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status)

/** The Information Hub on the home page. */
const hub = '/?view=info'

/**
 * Back to the list as it was left, with its category and scroll position; otherwise to its start.
 */
function BackToPosts(): ReactNode {
  const router = useRouter()
  const leave = (event: MouseEvent): void => {
    if (!followsLink(event)) return
    if (router.latestLocation.state.fromView) router.history.back()
    else void router.navigate({ href: hub })
  }
  return (
    <div className="sticky top-[calc(var(--safe-top)+49px)] z-10 border-b border-line bg-bg px-2 py-0.5 md:top-[calc(var(--safe-top)+57px)] md:px-3">
      <a
        href={hub}
        onClick={leave}
        className="inline-flex h-11 items-center gap-2.5 rounded-control px-2 text-meta font-semibold text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {texts.back}
      </a>
    </div>
  )
}

function HeadSkeleton(): ReactNode {
  return (
    <>
      <div className="skeleton h-44 rounded-[0px] md:h-56" />
      <div className="space-y-3 px-4 pt-6 md:px-5">
        <div className="skeleton h-3 w-20" />
        <div className="skeleton h-7 w-4/5" />
      </div>
    </>
  )
}

const lines = ['w-full', 'w-11/12', 'w-4/5', 'w-5/6', 'w-2/3']

/** Placeholders for the content below the head. */
function ArticleSkeleton(): ReactNode {
  return (
    <div className="px-4 pb-6 md:px-5">
      <div className="mt-3.5 mb-6 flex items-center gap-3">
        <div className="skeleton size-8 rounded-full" />
        <div className="skeleton h-3.5 w-40" />
      </div>
      <div className="space-y-3">
        {lines.map((width) => (
          <div key={width} className={`skeleton h-3.5 ${width}`} />
        ))}
      </div>
    </div>
  )
}

/** Only when coming from a list, and not when the page is reloaded at its URL. */
function useSlidesIn(): boolean {
  const router = useRouter()
  const [slides] = useState(() => {
    const { latestLocation, state } = router
    // While the page is loading, the router is still at the previous one.
    const comesFrom = state.resolvedLocation?.pathname ?? latestLocation.pathname
    return latestLocation.state.fromView === true && comesFrom !== latestLocation.pathname
  })
  return slides
}

/** An article at its own URL. */
export function ArticlePage({ slug }: { slug: string }): ReactNode {
  const client = useQueryClient()
  const query = useArticle(slug)
  // A viewer who comes from a list sees the head of the article at once.
  const [card] = useState(() => findCard(client, slug))
  const head = query.data ?? card
  const slides = useSlidesIn()
  const isMissing = isArticleMissing(query.error)
  usePageTitle(isMissing ? texts.notFoundTitle : (head?.title ?? texts.page))
  return (
    <div className="overflow-x-clip">
      <div className={classNames('min-h-(--screen) bg-bg', slides && 'slide-in')}>
        <BackToPosts />
        {isMissing ? (
          <EmptyState level={1} title={texts.notFoundTitle}>
            {texts.notFoundBody}
          </EmptyState>
        ) : (
          <article>
            {head && <ArticleHead article={head} />}
            <Awaited
              query={query}
              texts={texts}
              boxes={
                <>
                  {!head && <HeadSkeleton />}
                  <ArticleSkeleton />
                </>
              }
            >
              {(article) => <ArticleView article={article} />}
            </Awaited>
          </article>
        )}
      </div>
    </div>
  )
}
