import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pagesWithAnswers } from '../../server/src/pages/first-answers.ts'
import { publicPages } from '../../server/src/pages/public-pages.ts'
import { pageAddresses } from '../../web/page-scripts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The addresses that the web's router knows. */
function routed(): readonly string[] {
  const tree = read('web/src/route-tree.gen.ts')
  const list = /fullPaths:([\s\S]*?)fileRoutesByTo/.exec(tree)?.[1] ?? ''
  return [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'))
}

const built = pageAddresses(globSync('**/*.tsx', { cwd: join(root, 'web/src/pages') }))

it('The server knows every page of the router, and the console of staff as none', () => {
  const expected = routed().filter((path) => path !== '/staff/$')
  expect(expected.length).toBeGreaterThan(20)
  expect(built.toSorted()).toEqual(expected.toSorted())
})

it('The server says something only of pages that there are', () => {
  for (const address of [...pagesWithAnswers, ...Object.keys(publicPages)])
    expect(built).toContain(address)
})

it('The pages of the server use only classes for which the web has styles', () => {
  const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).map(read).join('\n')
  const known = new Set(sources.split(/[\s'"`{}]+/))
  const files = globSync('server/src/pages/*.ts', { cwd: root }).map(read)
  const used = files.flatMap((text) => [
    ...text.matchAll(/class="([^"$]+)"|'(inline-flex [^']+)'/g),
  ])
  const classes = used.flatMap(([, one, other]) => (one ?? other ?? '').split(/\s+/))
  expect(classes.length).toBeGreaterThan(50)
  expect([...new Set(classes)].filter((name) => !known.has(name))).toEqual([])
})
