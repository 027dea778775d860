import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { checkBudget, formatBudget } from '../web/budget.ts'
import { pageAddresses, pageScripts, type Manifest } from '../web/page-scripts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
export const webFolder = join(root, 'web/dist')
const stampFile = join(webFolder, '.vite/stamp')

/** A hash of all inputs of the build, except tests and generated files. */
function fingerprint(): string {
  const folders = ['web/public/**/*', 'web/src/**/*', 'web/worker/**/*', 'contract/src/**/*']
  const files = globSync(['web/*.{ts,html,json}', ...folders, 'package-lock.json'], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.gen\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()
}

/**
 * Builds the web app, and fails if a page is too heavy. The stamp is written last, so that an
 * interrupted build is repeated.
 */
export async function buildWeb(): Promise<string> {
  const { build } = await import('vite')
  const before = fingerprint()
  await build({ root: join(root, 'web'), logLevel: 'warn' })
  const texts = globSync('**/*.{js,css,svg}', { cwd: webFolder })
  await Promise.all(texts.map((file) => compress(join(webFolder, file))))
  await writePageScripts()
  await copyFile(join(root, 'web/shell.html'), join(webFolder, '.vite/shell.html'))
  const measured = checkBudget(webFolder)
  if (measured.misses.length > 0) throw new Error(`Over budget: ${measured.misses.join('; ')}`)
  await writeFile(stampFile, before)
  return formatBudget(measured)
}

/**
 * The server names them in the page, so that a browser requests them with the first bytes, and
 * answers 404 for every other address.
 */
async function writePageScripts(): Promise<void> {
  const manifest = await readFile(join(webFolder, '.vite/manifest.json'), 'utf8')
  const { entry, pages } = pageScripts(JSON.parse(manifest) as Manifest)
  const files = globSync('**/*.tsx', { cwd: join(root, 'web/src/pages') })
  const further = pageAddresses(files).map((address) => [
    address,
    (pages[address] ?? []).filter((script) => !entry.includes(script)),
  ])
  await writeFile(
    join(webFolder, '.vite/pages.json'),
    JSON.stringify(Object.fromEntries(further), null, 2),
  )
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
  await writeFile(`${file}.br`, await brotli(bytes, quality))
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
}

if (import.meta.main) console.log(await buildWeb())
