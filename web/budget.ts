import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** In kB (1000 bytes); scripts and styles gzipped, fonts uncompressed. */
export const limits = { page: 200, chunk: 60, css: 15, fonts: 85 } as const
/** The most scripts of one page: each costs a request, which the size does not show. */
export const maxPageFiles = 12

export type BudgetKind = keyof typeof limits
export interface BudgetRow {
  readonly kind: BudgetKind
  readonly name: string
  readonly kB: number
  readonly limit: number
  /** The number of scripts of a page. */
  readonly files?: number
}
export interface BudgetResult {
  readonly rows: readonly BudgetRow[]
  readonly misses: readonly string[]
}

interface ManifestChunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestChunk>>

const isPage = (key: string): boolean =>
  key.includes('src/pages/') && key.includes('tsr-split=component')
const isFirstFont = (file: string): boolean => /-latin-(?!ext)[^/]*\.woff2$/.test(file)

function closure(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return seen
}

export function checkBudget(distDir: string): BudgetResult {
  const manifest = JSON.parse(
    readFileSync(join(distDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const kB = (file: string): number => gzipSync(readFileSync(join(distDir, file))).length / 1000
  const sum = (files: Iterable<string>): number =>
    [...new Set(files)].reduce((n, f) => n + kB(f), 0)
  const scripts = (keys: Iterable<string>): string[] =>
    [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'))

  const keys = Object.keys(manifest)
  // src/pages/_shell.tsx is the layout of src/pages/_shell/communities.tsx.
  const layoutsOf = (page: string): string[] =>
    keys.filter((key) => isPage(key) && page.startsWith(`${key.split('.tsx')[0]}/`))
  const entries = keys.filter((key) => manifest[key]?.isEntry)
  const initial = closure(manifest, entries)
  const pages = keys.filter(isPage)
  const lazy = keys.filter((key) => !initial.has(key) && manifest[key]?.file.endsWith('.js'))
  const css = keys.flatMap((key) => manifest[key]?.css ?? [])
  const fonts = readdirSync(join(distDir, 'assets')).filter(isFirstFont)
  const fontBytes = fonts.reduce((n, f) => n + readFileSync(join(distDir, 'assets', f)).length, 0)

  const row = (kind: BudgetKind, name: string, size: number): BudgetRow => ({
    kind,
    name,
    kB: size,
    limit: limits[kind],
  })
  const page = (name: string, loaded: ReadonlySet<string>): BudgetRow => ({
    ...row('page', name, sum(scripts(loaded))),
    files: new Set(scripts(loaded)).size,
  })
  const rows = [
    page('index', initial),
    ...pages.map((key) => page(key, closure(manifest, [...entries, ...layoutsOf(key), key]))),
    ...lazy.map((key) => row('chunk', key, sum(scripts([key])))),
    row('css', 'all styles', sum(css)),
    row('fonts', fonts.join(', '), fontBytes / 1000),
  ]
  if (entries.length === 0 || pages.length === 0 || fonts.length === 0) {
    throw new Error('The manifest names no entry, no page or no font: nothing was measured.')
  }
  const heavy = rows
    .filter((r) => r.kB > r.limit)
    .map((r) => `${r.kind} ${r.name} ${r.kB.toFixed(1)} > ${r.limit} kB`)
  const scattered = rows
    .filter(({ files = 0 }) => files > maxPageFiles)
    .map((r) => `${r.kind} ${r.name} ${r.files} > ${maxPageFiles} files`)
  return { rows, misses: [...heavy, ...scattered] }
}

export function formatBudget({ rows }: BudgetResult): string {
  return rows
    .map((r) => {
      const files = r.files === undefined ? '' : ` in ${r.files} files`
      return `${r.kind.padEnd(6)}${r.kB.toFixed(1).padStart(7)} / ${r.limit} kB  ${r.name}${files}`
    })
    .join('\n')
}
