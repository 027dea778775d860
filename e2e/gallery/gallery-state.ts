import type { Page } from '@playwright/test'
import { expect } from '../harness/test.ts'

/** Who looks at it. The last one signs in while the state is made. */
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
  /** Its address, which may first be arranged. */
  path: string | ((page: Page) => Promise<string>),
  who: Who,
  /** To a state that has no address. */
  go?: (page: Page) => Promise<void>,
]

/** A part that comes a little later. */
export function sees(words: RegExp) {
  return (page: Page): Promise<void> => expect(page.getByText(words)).toBeVisible()
}
