import type { Page } from '@playwright/test'

/** The kind of person who sees it. The last kind signs in while the state is prepared. */
export type Who =
  | 'visitor'
  | 'member'
  | 'member of nothing'
  | 'newcomer'
  | 'holder of a password'
  | 'admin'
  | 'whom the state makes'

/** A page of the gallery, in one of its states. */
export type GalleryState = readonly [
  name: string,
  /** The path, or a function that prepares the data and returns the path. */
  path: string | ((page: Page) => Promise<string>),
  who: Who,
  /** The text by which it is known to have arrived, or the way to a state that has no URL. */
  arrival?: RegExp | ((page: Page) => Promise<void>),
]
