import type { ArticleCard } from '@patchbay/contract/hub/articles'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArticleCover } from './article-cover.tsx'

interface ArticleTitleProps {
  article: Pick<ArticleCard, 'slug' | 'title'>
  /** Opened from the list, to which Back returns. */
  fromList?: boolean
}

/** The link covers the whole element that contains it. */
export function ArticleTitle({ article, fromList = false }: ArticleTitleProps): ReactNode {
  return (
    <Link
      to="/hub/$slug"
      params={{ slug: article.slug }}
      {...(fromList && { state: { fromView: true } })}
      className="group-hover:underline after:absolute after:inset-0 after:rounded-control"
    >
      <bdi>{article.title}</bdi>
    </Link>
  )
}

/** An article in a few lines, beside or below something else. It is a list item. */
export function ArticleRow({ article }: { article: ArticleCard }): ReactNode {
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
