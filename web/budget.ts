import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageScripts, type Manifest } from './page-scripts.ts'

/** In kB (1000 bytes); scripts and styles compressed as they are sent, fonts as they are. */
export const limits = { page: 200, part: 60, css: 15, fonts: 85 } as const
/** The most scripts of one page: each costs a request, which the size does not show. */
export const maxPageFiles = 8

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

const isFirstFont = (file: string): boolean => /-latin-(?!ext)[^/]*\.woff2$/.test(file)

/**
 * Measures a build whose files are already compressed. What counts for a page is everything that a
 * browser requests before the content stands; e2e/loading.e2e.ts proves that it is the same.
 */
export function checkBudget(distDir: string): BudgetResult {
  const manifest = JSON.parse(
    readFileSync(join(distDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const kB = (file: string): number => statSync(join(distDir, file)).size / 1000
  const sent = (files: Iterable<string>): number =>
    [...new Set(files)].reduce((sum, file) => sum + kB(`${file}.br`), 0)

  const { pages } = pageScripts(manifest)
  const ofPages = new Set(Object.values(pages).flat())
  const chunks = Object.values(manifest)
  const parts = chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))
  const fonts = readdirSync(join(distDir, 'assets')).filter(isFirstFont)
  if (ofPages.size === 0 || fonts.length === 0)
    throw new Error('The build has no page or no font: nothing was measured.')

  const row = (kind: BudgetKind, name: string, size: number): BudgetRow => ({
    kind,
    name,
    kB: size,
    limit: limits[kind],
  })
  const rows = [
    ...Object.entries(pages).map(([address, scripts]) => ({
      ...row('page', address, sent(scripts)),
      files: scripts.length,
    })),
    ...parts.filter((file) => !ofPages.has(file)).map((file) => row('part', file, sent([file]))),
    row('css', 'all styles', sent(chunks.flatMap(({ css = [] }) => css))),
    row(
      'fonts',
      fonts.join(', '),
      fonts.reduce((sum, file) => sum + kB(`assets/${file}`), 0),
    ),
  ]
  const heavy = rows
    .filter((one) => one.kB > one.limit)
    .map((one) => `${one.kind} ${one.name} ${one.kB.toFixed(1)} > ${one.limit} kB`)
  const scattered = rows
    .filter(({ files = 0 }) => files > maxPageFiles)
    .map((one) => `${one.kind} ${one.name} ${one.files} > ${maxPageFiles} files`)
  return { rows, misses: [...heavy, ...scattered] }
}

export function formatBudget({ rows }: BudgetResult): string {
  return rows
    .map((one) => {
      const files = one.files === undefined ? '' : ` in ${one.files} files`
      return `${one.kind.padEnd(6)}${one.kB.toFixed(1).padStart(7)} / ${one.limit} kB  ${one.name}${files}`
    })
    .join('\n')
}
