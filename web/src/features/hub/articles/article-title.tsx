import type { ArticleCard } from '@patchbay/contract/hub/articles'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

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
