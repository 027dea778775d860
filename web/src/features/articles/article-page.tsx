import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { Awaited } from '../../ui/awaited.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Later } from '../../ui/later.tsx'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { BackToPosts } from './back-to-posts.tsx'
import { articlePageTexts as texts } from './page-texts.ts'
import { isArticleMissing, useArticle } from './use-article.ts'

const importView = () => import('./article-view.tsx').then((module) => module.ArticleView)

/** Only from a list, and not when the page is loaded again at its address. */
function useSlidesIn(): boolean {
  const router = useRouter()
  const [slides] = useState(
    () =>
      router.latestLocation.state.fromView === true && router.state.resolvedLocation !== undefined,
  )
  return slides
}

/** One article at its own address. */
export function ArticlePage({ slug }: { slug: string }): ReactNode {
  const query = useArticle(slug)
  const slides = useSlidesIn()
  const isMissing = isArticleMissing(query.error)
  usePageTitle(isMissing ? texts.notFoundTitle : (query.data?.title ?? texts.page))
  // It travels beside the answer of the server, not after it.
  useEffect(() => void importView().catch(() => {}), [])
  return (
    <div className="overflow-x-clip">
      <div
        className={classNames(
          'mx-auto min-h-dvh max-w-[680px] bg-bg md:border-x md:border-line',
          slides && 'slide-in',
        )}
      >
        <BackToPosts />
        {isMissing ? (
          <EmptyState level={1} title={texts.notFoundTitle}>
            {texts.notFoundBody}
          </EmptyState>
        ) : (
          <Awaited query={query} texts={texts} boxes={<ArticleSkeleton />}>
            {(article) => (
              <Later importPart={importView} part={{ article }}>
                <ArticleSkeleton />
              </Later>
            )}
          </Awaited>
        )}
      </div>
    </div>
  )
}
