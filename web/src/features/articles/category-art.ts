import type { ArtKind } from '../../ui/art/art.tsx'

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

export const artOf = (categorySlug: string): CategoryArt =>
  (Object.hasOwn(arts, categorySlug) && arts[categorySlug]) || unknown
