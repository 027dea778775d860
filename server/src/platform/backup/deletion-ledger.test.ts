import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addToLedger, findLedgerError } from './deletion-ledger.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-ledger-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a ledger that can be written has no fault, and asking makes none', async () => {
  const path = join(folder, 'new', 'deletions.log')
  expect(await findLedgerError(path)).toBeUndefined()
  expect(existsSync(path)).toBe(false)
  await addToLedger(path, [{ userId: crypto.randomUUID(), deletedAt: new Date() }])
  expect(await findLedgerError(path)).toBeUndefined()
})

it('a ledger that cannot be written says why', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(await findLedgerError(folder)).toBe('EISDIR')
  expect(await findLedgerError(join(file, 'deletions.log'))).toBe('EEXIST')
})
