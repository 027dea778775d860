import type { ArticleCard } from '@patchbay/contract/hub/articles'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { ArticleCover } from './article-cover.tsx'
import { ArticleTitle } from './article-title.tsx'
import { latestTexts as texts } from './texts.ts'
import { useArticles } from './use-articles.ts'

const shown = 3

function LatestRow({ article }: { article: ArticleCard }): ReactNode {
  return (
    <li className="group relative flex items-center gap-3 rounded-control px-4 py-2.5 transition-colors duration-150 hover:bg-raised">
      <div className="size-12 shrink-0 overflow-hidden rounded-inner">
        <ArticleCover article={article} small width={120} height={120} />
      </div>
      <div className="min-w-0">
        <p className="label text-ink-3">
          <bdi>{article.category.name}</bdi>
        </p>
        <h3 className="text-meta break-words">
          <ArticleTitle article={article} />
        </h3>
      </div>
    </li>
  )
}

const boxes = Array.from({ length: shown }, (_, i) => (
  <li key={i} className="flex items-center gap-3 px-4 py-2.5">
    <div className="skeleton size-12 shrink-0 rounded-inner" />
    <div className="min-w-0 flex-1 space-y-2">
      <div className="skeleton h-3 w-16" />
      <div className="skeleton h-3.5 w-4/5" />
    </div>
  </li>
))

/** The three newest articles, beside a page. Nothing if there are none, or if they could not be loaded: the page beside it matters more. */
export function LatestArticles(): ReactNode {
  const { data, isError } = useArticles(undefined)
  if (data ? data.length === 0 : isError) return null
  return (
    <Panel title={texts.title}>
      <ul aria-busy={!data} className="pb-2.5">
        {data
          ? data.slice(0, shown).map((article) => <LatestRow key={article.id} article={article} />)
          : boxes}
      </ul>
    </Panel>
  )
}
