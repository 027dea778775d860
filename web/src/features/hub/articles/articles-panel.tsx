import { type ArticleCard as Card, listArticleCategories } from '@patchbay/contract/hub/articles'
import { useQuery } from '@tanstack/react-query'
import { Heart, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FilterSelect } from '../../../ui/fields/filter-select.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ShowNextPage } from '../../../ui/states/show-more.tsx'
import { ArticleCover } from './article-cover.tsx'
import { ArticleTitle } from './article-row.tsx'
import { articleKeys } from './articles.cache.ts'
import { articlesTexts as texts } from './texts.ts'
import { useArticles } from './use-articles.ts'

/** Placeholders for the list. */
function ArticlesSkeleton({ count = 6 }: { count?: number }): ReactNode {
  return (
    <div className="md:grid md:grid-cols-2 md:gap-x-4 md:gap-y-7 md:p-5">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="flex gap-4 border-b border-line p-4 md:block md:border-0 md:p-0">
          <div className="skeleton h-[72px] w-28 shrink-0 rounded-control md:aspect-[8/5] md:h-auto md:w-full" />
          <div className="min-w-0 flex-1 space-y-2.5 md:mt-3">
            <div className="skeleton h-3 w-16" />
            <div className="skeleton h-4 w-4/5" />
            <div className="skeleton h-3 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface ArticlesPanelProps {
  /** The slug of the selected category; without it, all categories are shown. */
  readonly category: string | undefined
  readonly onCategory: (slug: string | undefined) => void
}

/** Categories that have articles, by name. */
function useArticleCategories() {
  return useQuery({
    queryKey: articleKeys.categories,
    queryFn: ({ signal }) => call(listArticleCategories, { signal }),
    select: ({ categories }) => categories,
    staleTime: 10 * 60_000,
  })
}

function CategoryFilter({ category, onCategory }: ArticlesPanelProps): ReactNode {
  const { data, isError, isFetching, refetch } = useArticleCategories()
  if (!data && isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-meta">
        <p className="font-medium text-clip">{texts.categoriesNotLoaded}</p>
        <Button
          size="sm"
          busy={isFetching}
          busyLabel={texts.loadingMore}
          onClick={() => void refetch()}
        >
          {texts.retry}
        </Button>
      </div>
    )
  return (
    <FilterSelect
      label={texts.category}
      plain
      value={category ?? ''}
      onChange={(event) => onCategory(event.target.value || undefined)}
    >
      <option value="">{texts.all}</option>
      {data?.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </FilterSelect>
  )
}

/** The numbers of likes and comments; not interactive. */
function ArticleCounts({ article }: { article: Card }): ReactNode {
  const { likeCount, likedByMe, replyCount } = article
  const counts = [
    {
      Icon: Heart,
      count: likeCount,
      words: likedByMe ? texts.likedToo(likeCount) : texts.likes(likeCount),
      // It looks as on the article itself.
      look: likedByMe ? 'fill-current text-clip' : '',
    },
    { Icon: MessageSquare, count: replyCount, words: texts.replies(replyCount), look: '' },
  ]
  return (
    <p className="flex items-center gap-3.5 text-ink-3">
      {counts.map(({ Icon, count, words, look }) => (
        <span key={words} className="inline-flex items-center gap-1.5">
          <Icon className={`size-3.5 ${look}`} aria-hidden="true" />
          <span className="sr-only">{words}</span>
          <span aria-hidden="true" className="readout">
            {count}
          </span>
        </span>
      ))}
    </p>
  )
}

/** A row on phones, a card from 768 px; the whole of it links to the article. It is a list item. */
function ArticleCard({ article }: { article: Card }): ReactNode {
  return (
    <li className="group relative flex gap-4 border-b border-line p-4 transition-colors duration-150 max-md:hover:bg-raised md:block md:border-0 md:p-0">
      <div className="h-[72px] w-28 shrink-0 overflow-hidden rounded-control md:aspect-[8/5] md:h-auto md:w-full">
        <ArticleCover article={article} small width={360} height={225} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col md:mt-3">
        <p className="label text-ink-3">
          <bdi>{article.category.name}</bdi>
        </p>
        <h2 className="mt-0.5 text-body break-words md:text-lead">
          <ArticleTitle article={article} fromList />
        </h2>
        <p
          dir="auto"
          className="mt-1 line-clamp-1 text-meta break-words text-ink-2 md:line-clamp-2"
        >
          {article.summary}
        </p>
        <div className="mt-auto flex items-center justify-between gap-3 pt-1.5">
          <ArticleCounts article={article} />
          <p className="text-meta text-ink-3">{texts.minutes(article.readingMinutes)}</p>
        </div>
      </div>
    </li>
  )
}

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
      <ShowNextPage
        query={query}
        shown={query.data?.length}
        label={texts.more}
        busyLabel={texts.loadingMore}
        failed={texts.notLoaded}
      />
    </>
  )
}

/** The Information Hub. */
export function ArticlesPanel({ category, onCategory }: ArticlesPanelProps): ReactNode {
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
