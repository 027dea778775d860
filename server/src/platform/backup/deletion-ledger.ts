import { access, constants, mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { absentAsUndefined, codeOf } from '../storage/disk-errors.ts'

export interface Deletion {
  readonly userId: string
  readonly deletedAt: Date
}

const lineForm = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

export const ledgerPath = (config: Pick<Config, 'dataDir' | 'deletionLedger'>): string =>
  config.deletionLedger ?? join(config.dataDir, 'deletions.log')

/**
 * Adds the deletions that are not there yet to the end. A line begins on its own line also after one
 * that a full disk cut off. Without a deletion no file is made, so that an empty one on a new machine
 * is not taken for the one that was lost.
 */
export async function addToLedger(path: string, deletions: readonly Deletion[]): Promise<void> {
  const known = await readLedger(path)
  const fresh = deletions.filter(({ userId }) => known?.has(userId) !== true)
  if (fresh.length === 0) return
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a', 0o600)
  try {
    const lines = fresh.map(({ userId, deletedAt }) => `\n${deletedAt.toISOString()} ${userId}\n`)
    await file.appendFile(lines.join(''))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Why nothing can be added to the ledger, as a code of the system; undefined if something can. */
export async function findLedgerError(path: string): Promise<string | undefined> {
  try {
    await mkdir(dirname(path), { recursive: true })
    const file = await absentAsUndefined(open(path, constants.O_WRONLY | constants.O_APPEND))
    await (file === undefined ? access(dirname(path), constants.W_OK) : file.close())
    return undefined
  } catch (error) {
    return codeOf(error) ?? 'unknown'
  }
}

/** Everybody who was deleted, and when. Undefined if there is no ledger. */
export async function readLedger(path: string): Promise<ReadonlyMap<string, Date> | undefined> {
  const text = await absentAsUndefined(readFile(path, 'utf8'))
  if (text === undefined) return undefined
  return new Map(
    text.split('\n').flatMap((line): [string, Date][] => {
      const [, time, userId] = lineForm.exec(line) ?? []
      return time === undefined || userId === undefined ? [] : [[userId, new Date(time)]]
    }),
  )
}
