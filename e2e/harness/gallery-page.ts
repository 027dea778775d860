import type { Page } from '@playwright/test'

/** Who looks at it. */
export type Who = 'visitor' | 'member' | 'member of nothing' | 'newcomer' | 'holder of a password'

/** A page of the gallery, in one of its states. */
export type GalleryPage = readonly [
  name: string,
  path: string,
  who: Who,
  /** To a state that has no address. */
  go?: (page: Page) => Promise<void>,
]
