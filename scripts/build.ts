import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

/** Builds the web app. The stamp is written last, so that an interrupted build is repeated. */
export async function buildWeb(): Promise<void> {
  const { build } = await import('vite')
  const before = fingerprint()
  await build({ root: join(root, 'web'), logLevel: 'warn' })
  const texts = globSync('**/*.{js,css,svg}', { cwd: webFolder })
  await Promise.all(texts.map((file) => compress(join(webFolder, file))))
  await writeFile(stampFile, before)
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
  await writeFile(`${file}.br`, await brotli(bytes, quality))
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
}

if (import.meta.main) await buildWeb()
