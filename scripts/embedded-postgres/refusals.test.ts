import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { reachableFixture } from './reachable-fixture.ts'
import {
  isRoot,
  kill,
  launch,
  nobody,
  start,
  tempDataFolder,
  usedDataFolder,
} from './test-support.ts'

async function refusal(folder: string): Promise<string> {
  const error: unknown = await start({ folder }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ name: 'LaunchError' })
  const message = error instanceof Error ? error.message : ''
  expect(message).not.toContain('\n')
  return message
}

test('refuses a file instead of the folder, or as one of its parents', async () => {
  const file = tempDataFolder()
  fs.writeFileSync(file, '')
  expect(await refusal(file)).toBe(
    `Patchbay cannot use ${file}: a file is in its place; move it away, or set DATA_DIR to another folder.`,
  )
  expect(await refusal(join(file, 'below'))).toContain('a part of the path is a file')
})

test('refuses a folder that cannot be written', async () => {
  const folder = tempDataFolder()
  fs.mkdirSync(folder)
  fs.chmodSync(folder, 0o555)
  // Root may write everywhere, so the test runs as an ordinary user.
  const message = isRoot
    ? (await launch(folder, { ...reachableFixture(nobody), ...nobody }).said).message
    : await refusal(folder)
  expect(message).toContain(`Patchbay cannot use ${folder}: permission denied`)
  expect(fs.readdirSync(folder)).toEqual([])
})

test('refuses a folder that cannot be created', async () => {
  expect(await refusal(join('/proc', 'patchbay'))).toMatch(
    /^Patchbay cannot use \/proc\/patchbay: /,
  )
})

test('refuses a second start on the same folder, in this process and in another', async () => {
  const folder = await usedDataFolder()
  await start({ folder })
  const message = `Patchbay is already running on ${folder} (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`
  expect(await refusal(folder)).toBe(message)
  expect(await launch(folder).said).toEqual({ name: 'LaunchError', message })
})

test('lets exactly one of several simultaneous first starts succeed', async () => {
  const folder = tempDataFolder()
  const said = await Promise.all([1, 2, 3].map(() => launch(folder).said))
  expect(said.filter(({ url }) => url !== undefined)).toHaveLength(1)
  expect(said.filter(({ message }) => message?.includes('already running'))).toHaveLength(2)
})

test('is not blocked by the lock of a dead process, even if a living one has its pid', async () => {
  const folder = await usedDataFolder()
  const { child, said } = launch(folder)
  await said
  await kill(child)
  expect(fs.existsSync(join(folder, 'patchbay.lock'))).toBe(true)
  fs.writeFileSync(join(folder, 'patchbay.pid'), `${process.ppid}\n`)
  await start({ folder })
})

test('refuses a cluster of another major version, and files that are not a cluster', async () => {
  const folder = tempDataFolder()
  fs.mkdirSync(join(folder, 'postgres'), { recursive: true })
  const version = join(folder, 'postgres', 'PG_VERSION')
  fs.writeFileSync(version, '17\n')
  expect(await refusal(folder)).toContain('was made by PostgreSQL 17, and this Patchbay brings 18')
  fs.renameSync(version, join(dirname(version), 'letter.txt'))
  expect(await refusal(folder)).toContain('is not a PostgreSQL database')
})

test('refuses a missing or a wrong password, and starts when the right one is back', async () => {
  const folder = await usedDataFolder()
  const file = join(folder, 'database-password')
  const password = fs.readFileSync(file)
  fs.rmSync(file)
  expect(await refusal(folder)).toContain(`put ${file} back`)
  fs.writeFileSync(file, 'wrong')
  expect(await refusal(folder)).toContain(`refuses the password in ${file}`)
  fs.writeFileSync(file, password)
  await start({ folder })
})

test('names the reason when PostgreSQL itself refuses to start', async () => {
  const folder = await usedDataFolder()
  const settings = { shared_buffers: 'plenty' }
  await expect(start({ folder, settings })).rejects.toThrow(
    'FATAL:  invalid value for parameter "shared_buffers": "plenty"',
  )
  await start({ folder })
})
