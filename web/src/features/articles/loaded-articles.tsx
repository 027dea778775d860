import type { ReactNode } from 'react'
import { Awaited } from '../../ui/awaited.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { ArticleCard } from './article-card.tsx'
import type { ArticlesProps } from './articles-props.ts'
import { ArticlesSkeleton } from './articles-skeleton.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { articlesTexts as texts } from './texts.ts'
import { useArticleCategories } from './use-article-categories.ts'
import { useArticles } from './use-articles.ts'

/** An unused category, from an old or mistyped URL, does not filter. */
function useKnownCategory(category: string | undefined): string | undefined {
  const { data } = useArticleCategories()
  return data && !data.some(({ slug }) => slug === category) ? undefined : category
}

function Articles({ category }: { category: string | undefined }): ReactNode {
  const query = useArticles(category)
  return (
    <>
      <Awaited query={query} texts={texts} boxes={<ArticlesSkeleton />}>
        {(articles) =>
          articles.length === 0 ? (
            <EmptyState title={texts.empty} />
          ) : (
            <ul className="md:grid md:grid-cols-2 md:gap-x-4 md:gap-y-7 md:p-5">
              {articles.map((article) => (
                <ArticleCard key={article.id} article={article} />
              ))}
            </ul>
          )
        }
      </Awaited>
      {query.hasNextPage && (
        <ShowMore
          shown={query.data?.length}
          label={texts.more}
          busyLabel={texts.loadingMore}
          busy={query.isFetchingNextPage}
          failure={query.isFetchNextPageError ? texts.notLoaded : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}

export function LoadedArticles({ category, onCategory }: ArticlesProps): ReactNode {
  const known = useKnownCategory(category)
  return (
    <section aria-label={texts.name}>
      {/* On wide screens it moves into the strip with the tabs, above this panel. */}
      <div className="flex border-b border-line px-2 py-0.5 max-md:*:flex-1 md:pointer-events-none md:sticky md:top-[calc(var(--safe-top)+6px)] md:z-30 md:-mt-[51px] md:mb-1.5 md:h-[45px] md:justify-end md:border-0 md:px-3 md:*:pointer-events-auto">
        <CategoryFilter category={known} onCategory={onCategory} />
      </div>
      <Articles key={known} category={known} />
    </section>
  )
}
