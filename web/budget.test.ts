// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkBudget } from './budget.ts'

let dist = ''
const page = 'src/pages/_shell/home.tsx?tsr-split=component'

/** The compressed file is what counts. */
function write(name: string, kB: number): string {
  writeFileSync(join(dist, `${name}.br`), randomBytes(kB * 1000))
  return name
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'budget-'))
  mkdirSync(join(dist, '.vite'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets/sans-latin-wdth.woff2'), randomBytes(50_000))
  writeFileSync(join(dist, 'assets/sans-latin-ext-wdth.woff2'), randomBytes(500_000))
  write('assets/app.css', 5)
})
afterEach(() => rmSync(dist, { recursive: true }))

function check(sizes: { shared: number; page: number; part: number }, shares = {}) {
  const manifest = {
    ...shares,
    'index.html': {
      file: write('assets/index.js', 100),
      isEntry: true,
      imports: ['_shared'],
      css: ['assets/app.css'],
    },
    _shared: { file: write('assets/shared.js', sizes.shared) },
    [page]: {
      file: write('assets/home.js', sizes.page),
      imports: ['index.html', '_shared', ...Object.keys(shares)],
    },
    'src/ui/menu.tsx': { file: write('assets/menu.js', sizes.part), isDynamicEntry: true },
  }
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  return checkBudget(dist)
}

it('adds up the entry, the page and their imports, each once', () => {
  const { rows, misses } = check({ shared: 20, page: 5, part: 10 })
  expect(rows.find(({ name }) => name === '/home')).toMatchObject({ kB: 125, files: 3 })
  expect(misses).toEqual([])
})

it('reports a page whose imports make it too large', () => {
  expect(check({ shared: 50, page: 51, part: 1 }).misses).toEqual(['page /home 201.0 > 200 kB'])
})

it('reports a part that is too large', () => {
  expect(check({ shared: 1, page: 1, part: 61 }).misses).toEqual([
    'part assets/menu.js 61.0 > 60 kB',
  ])
})

it('reports a page with too many files', () => {
  const files = Array.from({ length: 6 }, (_, i) => `_part${i}`)
  const shares = files.map((key) => [key, { file: write(`assets/${key}.js`, 1) }] as const)
  expect(check({ shared: 1, page: 1, part: 1 }, Object.fromEntries(shares)).misses).toEqual([
    'page /home 9 > 8 files',
  ])
})

it('counts the fonts of the first paint only', () => {
  const { rows } = check({ shared: 1, page: 1, part: 1 })
  expect(rows.find(({ kind }) => kind === 'fonts')?.kB).toBe(50)
})
