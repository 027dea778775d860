import type { Config } from '../platform/config.ts'
import type { Markup } from '../platform/markup.ts'
import type { CardOrder } from '../platform/pictures/picture-order.ts'
import type { PageHead } from './head-tags.ts'

/** What a page shows everybody. */
export interface PublicPage {
  readonly head: PageHead
  /** The picture of it. */
  readonly card: Omit<CardOrder, 'shape' | 'product'>
  readonly body: Markup
  /** It has a second column. */
  readonly isWide?: boolean
}

/**
 * Makes a page of the first answer that a visitor gets. Undefined if that answer is not for
 * robots.
 */
export type Present = (answer: unknown, config: Config) => PublicPage | undefined
