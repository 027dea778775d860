// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkBudget } from './budget.ts'

let dist = ''
const page = 'src/pages/_shell/home.tsx?tsr-split=component'
const layout = 'src/pages/_shell.tsx?tsr-split=component'

/** Random bytes cannot be compressed, so a file of n kB counts n kB. */
function write(name: string, kB: number): string {
  writeFileSync(join(dist, name), randomBytes(kB * 1000))
  return name
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'budget-'))
  mkdirSync(join(dist, '.vite'))
  mkdirSync(join(dist, 'assets'))
  write('assets/sans-latin-wdth.woff2', 50)
  write('assets/sans-latin-ext-wdth.woff2', 500)
  write('assets/app.css', 5)
})
afterEach(() => rmSync(dist, { recursive: true }))

function check(sizes: { shared: number; page: number; lazy: number }, parts = {}) {
  const manifest = {
    ...parts,
    'index.html': { file: write('assets/index.js', 100), isEntry: true, css: ['assets/app.css'] },
    _shared: { file: write('assets/shared.js', sizes.shared) },
    [layout]: { file: write('assets/shell.js', 10), imports: ['index.html'] },
    [page]: {
      file: write('assets/home.js', sizes.page),
      imports: ['_shared', ...Object.keys(parts)],
    },
    'src/ui/menu.tsx': { file: write('assets/menu.js', sizes.lazy), isDynamicEntry: true },
  }
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  return checkBudget(dist)
}

it('adds up the entry, the layouts and the imports of a page, each once', () => {
  const { rows, misses } = check({ shared: 20, page: 5, lazy: 10 })
  const row = rows.find(({ kind, name }) => kind === 'page' && name === page)
  expect(row?.kB).toBeCloseTo(100 + 10 + 20 + 5, 0)
  expect(misses).toEqual([])
})

it('reports a page whose imports make it too large', () => {
  expect(check({ shared: 50, page: 50, lazy: 1 }).misses).toEqual([
    expect.stringMatching(/^page src\/pages\/_shell\/home\.tsx.* > 200 kB$/),
  ])
})

it('reports a lazy chunk that is too large', () => {
  expect(check({ shared: 1, page: 1, lazy: 61 }).misses).toEqual([
    expect.stringMatching(/^chunk src\/ui\/menu\.tsx .* > 60 kB$/),
  ])
})

it('reports a page with too many files', () => {
  const files = Array.from({ length: 13 }, (_, i) => `_part${i}`)
  const parts = files.map((key) => [key, { file: write(`assets/${key}.js`, 1) }] as const)
  expect(check({ shared: 1, page: 1, lazy: 1 }, Object.fromEntries(parts)).misses).toEqual([
    expect.stringMatching(/^page src\/pages\/_shell\/home\.tsx.* 17 > 12 files$/),
  ])
})

it('counts the fonts of the first paint only', () => {
  const { rows } = check({ shared: 1, page: 1, lazy: 1 })
  expect(rows.find(({ kind }) => kind === 'fonts')?.kB).toBe(50)
})
