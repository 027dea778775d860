import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { readLedger } from '../../../platform/backup/deletion-ledger.ts'

let app: TestApp
let path: string
beforeAll(async () => {
  app = await startTestApp({ worker: true })
  path = join(app.config.dataDir, 'deletions.log')
})
afterAll(() => app.stop())

const deleteSomebody = async (): Promise<string> => {
  const { id, client } = await createPerson(app)
  const body = { confirmText: 'delete my account' }
  expect((await client.call(deleteAccount, { body })).status).toBe(200)
  return id
}
const isNoted = async (id: string) => (await readLedger(path))?.has(id) ?? false

it('nobody is deleted yet, and there is no ledger that says so', async () => {
  await app.runJob('note_deletions')
  expect(await readLedger(path)).toBeUndefined()
})

it('a deletion is noted outside of the database, with nothing but id and time', async () => {
  const id = await deleteSomebody()
  await expect.poll(() => isNoted(id)).toBe(true)
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '')
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z ${id}$`)),
  ])
})

it('nobody is missed while the ledger cannot be written, or after a line that was cut off', async () => {
  const before = await readFile(path, 'utf8')
  await rm(path)
  await mkdir(path)
  const ids = [await deleteSomebody(), await deleteSomebody()]
  await expect(app.runJob('note_deletions')).rejects.toThrow('EISDIR')
  await rm(path, { recursive: true })
  await writeFile(path, before)
  await appendFile(path, '\n2026-11-17T10:00:00.000Z 0190')
  await app.runJob('note_deletions')
  for (const id of ids) expect(await isNoted(id)).toBe(true)
})
