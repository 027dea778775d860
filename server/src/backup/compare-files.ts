import { transaction, type Database } from '../platform/db/database.ts'
import { largestPage, type Storage } from '../platform/storage/storage.ts'
import { listNamedFiles } from './named-files.store.ts'

export interface FileDifferences {
  /** The database names them, and they are not stored. */
  readonly missing: number
  /** They are stored, and nothing names them: the nightly clean-up removes most of them. */
  readonly unnamed: number
}

interface CompareOptions {
  readonly onMissing: (key: string) => void
  readonly onUnnamed: (key: string) => void
}

/** Walks through both lists, which have the same order, so that neither is ever held whole. */
export function compareFiles(
  db: Database,
  storage: Storage,
  { onMissing, onUnnamed }: CompareOptions,
): Promise<FileDifferences> {
  return transaction(db, async (tx) => {
    let [missing, unnamed] = [0, 0]
    const stored = listStored(storage)
    let next = await stored.next()
    const skip = async () => {
      unnamed++
      onUnnamed(next.value ?? '')
      next = await stored.next()
    }
    for await (const key of listNamedFiles(tx)) {
      while (next.done !== true && next.value < key) await skip()
      if (next.done !== true && next.value === key) next = await stored.next()
      else {
        missing++
        onMissing(key)
      }
    }
    while (next.done !== true) await skip()
    return { missing, unnamed }
  })
}

async function* listStored(storage: Storage): AsyncGenerator<string, undefined> {
  let after: string | undefined
  do {
    const page = await storage.list('', { after, limit: largestPage })
    for (const { key } of page.files) yield key
    after = page.next
  } while (after !== undefined)
  return undefined
}
