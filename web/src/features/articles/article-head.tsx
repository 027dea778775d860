import type { ArticleCard } from '@patchbay/contract/articles'
import type { ReactNode } from 'react'
import { ArticleCover } from './article-cover.tsx'

/** The cover at full width and the title, which a list already knows. */
export function ArticleHead({ article }: { article: ArticleCard }): ReactNode {
  return (
    <>
      <div className="h-44 md:h-56">
        <ArticleCover article={article} width={680} height={224} />
      </div>
      <div className="px-4 pt-5 md:px-5">
        <p className="label text-ink-3">
          <bdi>{article.category.name}</bdi>
        </p>
        <h1 dir="auto" className="mt-1 text-head break-words">
          {article.title}
        </h1>
      </div>
    </>
  )
}
