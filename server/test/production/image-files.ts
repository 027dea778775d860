import { readFileSync } from 'node:fs'
import { matchesGlob, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

const read = (path: string) => readFileSync(root + path, 'utf8')

const ignored = read('.dockerignore').trim().split('\n')

/** What the last stage of the Dockerfile copies from the repository. */
const copied = new Set(
  [
    ...(
      read('deploy/Dockerfile')
        .split(/^FROM /m)
        .at(-1) ?? ''
    ).matchAll(/^COPY (?!--)(.+) \S+$/gm),
  ].flatMap(([, paths = '']) => paths.split(' ')),
)

/** Whether the production image contains this file of the repository. */
export function isInImage(file: string): boolean {
  const parts = relative(root, file).split('/')
  const selfAndFolders = parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
  return (
    selfAndFolders.some((path) => copied.has(path)) &&
    !selfAndFolders.some((path) => ignored.some((pattern) => matchesGlob(path, pattern)))
  )
}
