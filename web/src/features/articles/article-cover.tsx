import type { ArticleCard } from '@patchbay/contract/articles'
import type { ReactNode } from 'react'
import { Cover } from '../../ui/cover.tsx'
import { artOf } from './category-art.ts'

interface ArticleCoverProps {
  article: Pick<ArticleCard, 'slug' | 'coverImage' | 'category'>
  width: number
  height: number
  /** In a list, where the smaller file is enough. */
  small?: boolean
}

const smaller = (address: string | null): string | null =>
  address?.replace('/cover.webp', '/cover-480.webp') ?? null

/** Fills its container: the article's own picture, or its category's. */
export function ArticleCover({ article, small = false, ...size }: ArticleCoverProps): ReactNode {
  const { slug, coverImage, category } = article
  const src = small ? smaller(coverImage) : coverImage
  return <Cover id={slug} {...artOf(category.slug)} src={src} {...size} />
}
