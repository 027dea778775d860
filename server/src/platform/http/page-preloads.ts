import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by the build: the scripts of each page, by its address, such as `/users/$userId`. */
type PageScripts = Readonly<Record<string, readonly string[]>>

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

/**
 * Returns the tags with which a browser loads the scripts of a page together with those of every
 * page, instead of after them. An unknown address has none.
 */
export function readPreloads(dist: string): (path: string) => string {
  const file = join(dist, '.vite/pages.json')
  const pages = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageScripts) : {}
  // An address without a parameter goes first: `/users` is not a `/$name`.
  const known = Object.entries(pages)
    .map(([address, scripts]) => ({ parts: partsOf(address), tags: scripts.map(tagOf).join('') }))
    .toSorted((a, b) => parametersIn(a.parts) - parametersIn(b.parts))
  return (path) => {
    const asked = partsOf(path)
    const page = known.find(
      ({ parts }) =>
        parts.length === asked.length &&
        parts.every((part, index) => part.startsWith('$') || part === asked[index]),
    )
    return page?.tags ?? ''
  }
}

const tagOf = (script: string): string => `<link rel="modulepreload" crossorigin href="/${script}">`

const parametersIn = (parts: readonly string[]): number =>
  parts.filter((part) => part.startsWith('$')).length
