import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locateNative } from './binaries.ts'
import { reachableFixture } from './reachable-fixture.ts'
import { isRoot, launch, nobody, query, start, tempDataFolder } from './test-support.ts'

const ownerOf = (folder: string) => fs.statSync(join(folder, 'postgres')).uid

function unprivilegedUid(): number | undefined {
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  const ids = ['postgres', 'nobody'].map((name) =>
    Number(users.find((line) => line.startsWith(`${name}:`))?.split(':')[2] ?? 0),
  )
  const program = join(locateNative(), 'bin/postgres')
  const reaches = (uid: number) =>
    spawnSync(program, ['--version'], { uid, gid: uid, cwd: '/' }).status === 0
  return ids.find((uid) => uid > 0 && reaches(uid))
}

const namespaces =
  spawnSync('unshare', ['-U', '--map-user=65534', '--map-group=65534', 'true']).status === 0

test('runs as an unprivileged user for root, and as the current user otherwise', async () => {
  const folder = tempDataFolder()
  const expected = isRoot ? (unprivilegedUid() ?? 0) : process.getuid?.()
  const server = await start({ folder })
  expect(ownerOf(folder)).toBe(expected)
  await server.stop()
  const again = await start({ folder })
  expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('runs in a folder that only its owner can enter', async () => {
  const folder = tempDataFolder(0o700)
  if (isRoot && !namespaces) {
    await expect(start({ folder })).rejects.toThrow('PostgreSQL does not run as root')
    return
  }
  await (await start({ folder })).stop()
  expect(ownerOf(folder)).toBe(process.getuid?.())
  // The cluster still belongs to the user who created it.
  fs.chmodSync(join(folder, '..'), 0o755)
  const again = await start({ folder })
  expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('runs as an ordinary user, who cannot take over the database of another', async () => {
  const folder = tempDataFolder()
  fs.mkdirSync(folder)
  if (isRoot) fs.chownSync(folder, nobody.uid, nobody.gid)
  const user = isRoot ? { ...reachableFixture(nobody), ...nobody } : {}
  const launched = launch(folder, user)
  const { url } = await launched.said
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(ownerOf(folder)).toBe(isRoot ? nobody.uid : process.getuid?.())
  launched.child.stdin?.end()
  await new Promise((resolve) => launched.child.once('exit', resolve))

  // Only root can change the owner of files; other users test that the owner may start again.
  if (isRoot) fs.chownSync(join(folder, 'postgres'), 1, 1)
  const { message } = await launch(folder, user).said
  if (isRoot) expect(message).toContain('belongs to another user (uid 1)')
  else expect(message).toBeUndefined()
})
