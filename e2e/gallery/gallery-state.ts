import type { Page } from '@playwright/test'
import { expect } from '../harness/test.ts'

/** The kind of person who sees it. The last kind signs in while the state is prepared. */
export type Who =
  | 'visitor'
  | 'member'
  | 'member of nothing'
  | 'newcomer'
  | 'holder of a password'
  | 'whom the state makes'

/** A page of the gallery, in one of its states. */
export type GalleryState = readonly [
  name: string,
  /** The path, or a function that prepares the data and returns the path. */
  path: string | ((page: Page) => Promise<string>),
  who: Who,
  /** Leads to a state that has no URL. */
  go?: (page: Page) => Promise<void>,
]

/** Waits for a part that is loaded lazily. */
export function sees(words: RegExp) {
  return (page: Page): Promise<void> => expect(page.getByText(words)).toBeVisible()
}
