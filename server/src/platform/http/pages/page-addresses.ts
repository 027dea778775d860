import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by the build from the files of the pages: their scripts, by address. */
type PageScripts = Readonly<Record<string, readonly string[]>>

export interface FoundPage {
  /** The web's router names it like this, such as `/users/$userId`. */
  readonly address: string
  readonly params: Readonly<Record<string, string>>
  /** The scripts that this page needs beside those of every page. */
  readonly scripts: readonly string[]
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

const parametersIn = (parts: readonly string[]): number =>
  parts.filter((part) => part.startsWith('$')).length

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Finds the page of a path among the pages of the build, so that there is one list of them.
 * Undefined for an address without a page; the console of staff is one on purpose.
 */
export function readPages(dist: string): (path: string) => FoundPage | undefined {
  const file = join(dist, '.vite/pages.json')
  const pages = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageScripts) : {}
  // An address without a parameter goes first: `/users` is not a `/$name`.
  const known = Object.entries(pages)
    .map(([address, scripts]) => ({ address, scripts, parts: partsOf(address) }))
    .toSorted((a, b) => parametersIn(a.parts) - parametersIn(b.parts))
  return (path) => {
    const asked = partsOf(path)
    const page = known.find(
      ({ parts }) =>
        parts.length === asked.length &&
        parts.every((part, index) => part.startsWith('$') || part === asked[index]),
    )
    if (page === undefined) return undefined
    const params = page.parts.flatMap((part, index) =>
      part.startsWith('$') ? [[part.slice(1), readable(asked[index] ?? '')]] : [],
    )
    const { address, scripts } = page
    return { address, scripts, params: Object.fromEntries(params) as Record<string, string> }
  }
}
