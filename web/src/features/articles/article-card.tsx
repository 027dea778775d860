import type { ArticleCard as Card } from '@patchbay/contract/articles'
import type { ReactNode } from 'react'
import { ArticleCounts } from './article-counts.tsx'
import { ArticleCover } from './article-cover.tsx'
import { ArticleTitle } from './article-title.tsx'

/** A row on phones, a card from 768 px; the whole of it links to the article. It is a list item. */
export function ArticleCard({ article }: { article: Card }): ReactNode {
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
        <div className="mt-auto pt-1.5">
          <ArticleCounts likeCount={article.likeCount} replyCount={article.replyCount} />
        </div>
      </div>
    </li>
  )
}
