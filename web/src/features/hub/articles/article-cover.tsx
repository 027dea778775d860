import type { ArticleCard } from '@patchbay/contract/hub/articles'
import type { ReactNode } from 'react'
import type { ArtKind } from '../../../ui/art/art.tsx'
import { Cover } from '../../../ui/cover.tsx'

interface CategoryArt {
  readonly kind: ArtKind
  /** The index of one of the seven duotones. */
  readonly duotone: number
}

/** Replaces a missing cover: one motif in one pair of colours for each category. */
const arts: Readonly<Record<string, CategoryArt>> = {
  business: { kind: 'grooves', duotone: 6 },
  studio: { kind: 'dots', duotone: 1 },
  rights: { kind: 'spectrum', duotone: 2 },
  live: { kind: 'ridges', duotone: 4 },
  promotion: { kind: 'spectrum', duotone: 3 },
  health: { kind: 'grooves', duotone: 5 },
}

const unknown: CategoryArt = { kind: 'ridges', duotone: 0 }

const artOf = (categorySlug: string): CategoryArt =>
  (Object.hasOwn(arts, categorySlug) && arts[categorySlug]) || unknown

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
