import type { ArticleCard } from '@patchbay/contract/articles'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ArticleTitleProps {
  article: Pick<ArticleCard, 'slug' | 'title'>
  /** From the list, to which one returns. */
  fromList?: boolean
}

/** The whole of what it stands in leads to the article. */
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
