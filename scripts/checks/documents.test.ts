import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync(['**/*.{ts,tsx,mjs,sql,css,md}', '.*.mjs'], {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|test-results)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'))
const documents = files.filter((path) =>
  /^(README|CONTRIBUTING|SECURITY|docs\/(ARCHITECTURE|security|privacy|triggers|(parts|decisions)\/[\w-]+))\.md$/.test(
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

/** The address of a heading on the pages of code hosts. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
const anchorsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ .*$/gm)].map(([heading]) => anchorOf(heading))

const leadsSomewhere = (document: string, link: string): boolean => {
  const [path = '', anchor = ''] = link.split('#')
  const target = path === '' ? join(root, document) : join(root, dirname(document), path)
  return existsSync(target) && (anchor === '' || anchorsOf(target).includes(anchor))
}

it.each(documents)('%s links only to files and headings that exist', (document) => {
  const text = readFileSync(`${root}/${document}`, 'utf8').replaceAll(/```[^]*?```|`[^`\n]*`/g, '')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  const own = links.filter((link) => !/^[a-z]+:/.test(link))
  expect(own.filter((link) => !leadsSomewhere(document, link))).toEqual([])
})
