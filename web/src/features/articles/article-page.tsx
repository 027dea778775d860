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
  // Loads the script in parallel with the server's answer.
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
