import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync(['**/*.{ts,tsx,mjs,sql,css,md}', '.*.mjs'], {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|test-results)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'))
const documents = files.filter((path) =>
  /^(README|CONTRIBUTING|SECURITY|docs\/(ARCHITECTURE|security|(parts|decisions)\/[\w-]+))\.md$/.test(
    path,
  ),
)

/** A file is named by the end of its path; `…` stands for the folder of the row above. */
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`(?:…\/)?([\w./-]+\.(?:tsx?|mjs|sql|css))`/g)].map(([, name = '']) => name)

it('has documents to check', () => expect(documents.length).toBeGreaterThan(10))

it.each(documents)('%s names only files that exist', (document) => {
  const named = namedFiles(readFileSync(`${root}/${document}`, 'utf8'))
  const missing = named.filter((name) => !files.some((path) => `/${path}`.endsWith(`/${name}`)))
  expect(missing).toEqual([])
})
