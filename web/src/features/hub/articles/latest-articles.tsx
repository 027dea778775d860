import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { ArticleRow } from './article-row.tsx'
import { latestTexts as texts } from './texts.ts'
import { useArticles } from './use-articles.ts'

const shown = 3

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
          ? data.slice(0, shown).map((article) => <ArticleRow key={article.id} article={article} />)
          : boxes}
      </ul>
    </Panel>
  )
}
