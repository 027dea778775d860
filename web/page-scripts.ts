interface ManifestChunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** The scripts that a page needs before its content can stand, by its address: `/users/$userId`. */
export type PageScripts = Readonly<Record<string, readonly string[]>>

/** The console of staff is left out: its address must look like one without a page. */
const isPage = (key: string): boolean =>
  key.startsWith('src/pages/') &&
  key.endsWith('?tsr-split=component') &&
  !key.startsWith('src/pages/staff/')

/** The router's own rule: `_shell/users/index` is the page at `/users`. */
const addressOf = (key: string): string =>
  `/${key
    .slice('src/pages/'.length, key.indexOf('.tsx'))
    .split('/')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .join('/')}`

/**
 * The addresses of all pages, from the names of their files below `src/pages`. One that only leads
 * elsewhere has no script of its own, and is a page nevertheless.
 */
export const pageAddresses = (files: readonly string[]): readonly string[] =>
  files
    .map((file) => `src/pages/${file.replaceAll('\\', '/')}`)
    .filter((key) => key.endsWith('.tsx') && !/\.test\.tsx$|\/-[^/]*$/.test(key))
    .filter((key) => !/\/_[^/]*\.tsx$/.test(key) && !key.startsWith('src/pages/staff/'))
    .map(addressOf)

function withImports(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...files].filter((file) => file.endsWith('.js'))
}

/** `main.tsx` imports it in a task of its own, and no page stands without it. */
const isRenderer = (key: string): boolean => key.endsWith('/react-dom/client.js')

/** The scripts of all pages, and of the entry alone, which every page needs. */
export function pageScripts(manifest: Manifest): { entry: readonly string[]; pages: PageScripts } {
  const keys = Object.keys(manifest)
  const entries = keys.filter((key) => manifest[key]?.isEntry || isRenderer(key))
  const pages = keys
    .filter(isPage)
    .map((key): [string, readonly string[]] => [
      addressOf(key),
      withImports(manifest, [...entries, key]),
    ])
  return { entry: withImports(manifest, entries), pages: Object.fromEntries(pages) }
}
