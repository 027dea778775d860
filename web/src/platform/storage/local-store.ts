import { storedDatabase, storedOwner } from './stored-owner.ts'
import { pageState } from './page-state.ts'

/**
 * Rises whenever a stored answer gets another form: what an older build has stored is dropped then. A
 * test compares it with the contract.
 */
export const formatVersion = 8

const table = 'answers'
const state = pageState(() => ({ opening: undefined as Promise<IDBDatabase> | undefined }))
const keyOf = (owner: string, name: string): string => `${owner}:${name}`

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(storedDatabase, formatVersion)
  request.addEventListener('upgradeneeded', () => {
    const { result } = request
    for (const name of result.objectStoreNames) result.deleteObjectStore(name)
    result.createObjectStore(table)
  })
  const database = await answerOf(request)
  const forget = (): void => void (state.opening = undefined)
  // The database is being deleted, or opened by a newer build: neither must wait for this tab.
  database.addEventListener('versionchange', () => {
    database.close()
    forget()
  })
  database.addEventListener('close', forget)
  return database
}

/**
 * Opens the store only for its owner. The owner is compared after the database was opened: a
 * deletion that was asked for meanwhile comes after this, so that nothing is left behind.
 */
async function storeFor(
  owner: string,
  mode: IDBTransactionMode,
): Promise<IDBObjectStore | undefined> {
  if (storedOwner() !== owner) return undefined
  state.opening ??= open()
  const database = await state.opening.catch((error: unknown) => {
    state.opening = undefined
    throw error
  })
  if (storedOwner() === owner) return database.transaction(table, mode).objectStore(table)
  database.close()
  state.opening = undefined
  return undefined
}

export async function read(owner: string, name: string): Promise<unknown> {
  const store = await storeFor(owner, 'readonly')
  return store && answerOf<unknown>(store.get(keyOf(owner, name)))
}

/** Reads and writes in one transaction, so that tabs do not overwrite each other's changes. */
export async function change(
  owner: string,
  name: string,
  next: (known: unknown) => unknown,
): Promise<void> {
  const store = await storeFor(owner, 'readwrite')
  if (!store) return
  const ended = endOf(store.transaction)
  // It is awaited only after the read, which may fail first.
  ended.catch(() => {})
  const key = keyOf(owner, name)
  const known = await answerOf<unknown>(store.get(key))
  const value = next(known)
  if (value === undefined) store.delete(key)
  else if (value !== known) store.put(value, key)
  await ended
}
