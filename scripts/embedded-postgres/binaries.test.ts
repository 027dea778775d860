import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { locateNative, prepareBinaries, readMajorVersion } from './binaries.ts'
import { tempDataFolder } from './test-support.ts'

/** The package as npm unpacks it when its install script is blocked. */
function unpackWithoutLinks(): string {
  const folder = join(tempDataFolder(), 'package')
  const native = join(folder, 'native')
  fs.cpSync(locateNative(), native, { recursive: true, verbatimSymlinks: true })
  for (const name of fs.readdirSync(join(native, 'lib'))) {
    const file = join(native, 'lib', name)
    if (fs.lstatSync(file).isSymbolicLink()) fs.rmSync(file)
  }
  for (const name of fs.readdirSync(join(native, 'bin'))) {
    fs.chmodSync(join(native, 'bin', name), 0o644)
  }
  return native
}

test('creates the links and modes that npm drops, also during several starts at once', async () => {
  const native = unpackWithoutLinks()
  const module = new URL('./binaries.ts', import.meta.url).href
  const code = `const { prepareBinaries } = await import('${module}'); prepareBinaries(process.argv[1])`
  const script = `for i in 1 2 3 4; do "$0" -e "$1" "$2" || echo failed & done; wait`
  const args = ['-c', script, process.execPath, code, native]
  expect(spawnSync('/bin/sh', args, { encoding: 'utf8' }).stdout).toBe('')

  const links = JSON.parse(fs.readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    expect(basename(fs.realpathSync(join(dirname(native), target)))).toBe(basename(source))
  }
  expect(fs.readdirSync(join(native, 'lib')).filter((name) => name.startsWith('.'))).toEqual([])
  expect(await readMajorVersion(prepareBinaries(native))).toBe('18')
})

test('explains what to do if the package is incomplete', () => {
  const native = join(tempDataFolder(), 'native')
  expect(() => prepareBinaries(native)).toThrow(
    /is incomplete and cannot be repaired .* run "npm ci"/,
  )
})
