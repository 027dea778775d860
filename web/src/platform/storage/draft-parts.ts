import { areDraftsOf, draftsDatabase, markDrafts } from './drafts-database.ts'
import { pageState } from './page-state.ts'

/**
 * What a person has begun and what is too large for the storage of drafts, such as a recording. It
 * belongs to this browser until it is sent or thrown away; a sign-out deletes the database.
 */
const table = 'parts'
const state = pageState(() => ({ opening: undefined as Promise<IDBDatabase> | undefined }))
const keyOf = (owner: string, name: string, part: string): string => `${owner}/${name}/${part}`

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(draftsDatabase, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table))
  const database = await answerOf(request)
  const forget = (): void => void (state.opening = undefined)
  // The database is being deleted, which must not wait for this tab.
  database.addEventListener('versionchange', () => {
    database.close()
    forget()
  })
  database.addEventListener('close', forget)
  return database
}

async function storeIn(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  state.opening ??= open()
  const database = await state.opening.catch((error: unknown) => {
    state.opening = undefined
    throw error
  })
  return database.transaction(table, mode).objectStore(table)
}

interface DraftParts {
  /** Something is begun; before this, and after a sign-out, nothing of the person is stored. */
  readonly begin: (owner: string) => void
  readonly put: (owner: string, name: string, part: string, value: unknown) => Promise<void>
  readonly get: (owner: string, name: string, part: string) => Promise<unknown>
  /** Deletes all parts of a thing. */
  readonly drop: (owner: string, name: string) => Promise<void>
  /** The things of which this part is stored. */
  readonly names: (owner: string, part: string) => Promise<readonly string[]>
}

export const draftParts: DraftParts = {
  begin: markDrafts,
  put: async (owner, name, part, value) => {
    // A recording ends with the page that shows it, which is after the sign-out that closed it.
    if (!areDraftsOf(owner)) return
    const store = await storeIn('readwrite')
    if (areDraftsOf(owner)) await answerOf(store.put(value, keyOf(owner, name, part)))
  },
  get: async (owner, name, part) =>
    answerOf<unknown>((await storeIn('readonly')).get(keyOf(owner, name, part))),
  drop: async (owner, name) => {
    const all = IDBKeyRange.bound(keyOf(owner, name, ''), keyOf(owner, name, '\uFFFF'))
    await answerOf((await storeIn('readwrite')).delete(all))
  },
  names: async (owner, part) => {
    const keys = await answerOf((await storeIn('readonly')).getAllKeys())
    return keys.flatMap((key) => {
      const [whose, name = '', which] = typeof key === 'string' ? key.split('/') : []
      return whose === owner && which === part ? [name] : []
    })
  },
}
