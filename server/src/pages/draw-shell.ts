import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { markup, type Markup } from '../platform/markup.ts'
import { pagesWithAnswers } from './first-answers.ts'

/**
 * The frame of a page of members, by its address, with the first words of the page if they are known;
 * empty for a page without one.
 */
export type DrawShell = (address: string, words: Markup | undefined) => string

/** What stands there while nothing is known. */
const waiting = /<!--waiting-->.*<!--\/waiting-->/s

/** Below which entry of the navigation a page stands; the others have their own first part. */
const entries: Readonly<Record<string, string>> = { hub: '/', events: '/', posts: '/' }
const entryOf = (address: string): string => {
  const first = address.split('/')[1] ?? ''
  return entries[first] ?? `/${first}`
}

/** Pages without the frame: signing in has none. */
const isFramed = (address: string): boolean =>
  pagesWithAnswers.includes(address) && address !== '/auth'

/** The build brings what the web draws (`web/shell.html`). */
export function readShell(dist: string, { productName }: Config): DrawShell {
  const file = join(dist, '.vite/shell.html')
  if (!existsSync(file)) return () => ''
  const drawn = readFileSync(file, 'utf8')
    .replace(/<!--.*?-->\s*/s, '')
    .trim()
    .replaceAll('__PRODUCT__', () => markup`${productName}`.text)
  return (address, words) => {
    if (!isFramed(address)) return ''
    const marked = drawn.replace(
      `href="${entryOf(address)}"`,
      (href) => `data-status="active" ${href}`,
    )
    return words === undefined ? marked : marked.replace(waiting, () => words.text)
  }
}
