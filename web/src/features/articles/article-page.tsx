import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { Awaited } from '../../ui/awaited.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleSkeleton, HeadSkeleton } from './article-skeleton.tsx'
import { findCard } from './articles.cache.ts'
import { BackToPosts } from './back-to-posts.tsx'
import { articlePageTexts as texts } from './page-texts.ts'
import { isArticleMissing, useArticle } from './use-article.ts'

const importView = () => import('./article-view.tsx').then((module) => module.ArticleView)

/** Only from a list, and not when the page is loaded again at its address. */
function useSlidesIn(): boolean {
  const router = useRouter()
  const [slides] = useState(() => {
    const { latestLocation, state } = router
    // As long as the page is on its way, the one before is where the router is.
    const comesFrom = state.resolvedLocation?.pathname ?? latestLocation.pathname
    return latestLocation.state.fromView === true && comesFrom !== latestLocation.pathname
  })
  return slides
}

/** One article at its own address. */
export function ArticlePage({ slug }: { slug: string }): ReactNode {
  const client = useQueryClient()
  const query = useArticle(slug)
  // Whoever comes from a list sees at once what they have pressed.
  const [card] = useState(() => findCard(client, slug))
  const head = query.data ?? card
  const slides = useSlidesIn()
  const isMissing = isArticleMissing(query.error)
  usePageTitle(isMissing ? texts.notFoundTitle : (head?.title ?? texts.page))
  // It travels beside the answer of the server, not after it.
  useEffect(() => void importView().catch(() => {}), [])
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
              {(article) => (
                <LazyPart importPart={importView} part={{ article }}>
                  <ArticleSkeleton />
                </LazyPart>
              )}
            </Awaited>
          </article>
        )}
      </div>
    </div>
  )
}
