import type { Page } from '@playwright/test'

/** Everything that this browser stores for the product, as text. */
export interface Stored {
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
  readonly databases: readonly string[]
  /** The names of the complete caches: those with a page. */
  readonly caches: readonly string[]
}

/**
 * Chromium creates a deleted cache again, empty, when it stores the compiled scripts that came from
 * it. So only caches with a page count, and none is opened here, which would create it, too.
 */
export const listStored = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const pages = await Promise.all(names.map((cacheName) => caches.match('/', { cacheName })))
    return {
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      caches: names.filter((_, index) => pages[index]),
    }
  })

/** The paths in all caches. */
export const listCachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const opened = (await caches.keys()).map((name) => caches.open(name))
    const requests = (await Promise.all(opened)).map((cache) => cache.keys())
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname)
  })

/** The names of the answers that are stored for the signed-in person. */
export const storedNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const owner = localStorage.getItem('kept-for') ?? ''
    const found = (await indexedDB.databases()).find(({ name }) => name === 'kept')
    if (!found) return []
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('It cannot be read.')))
      })
    const database = await answer(indexedDB.open('kept'))
    const keys = await answer(database.transaction('answers').objectStore('answers').getAllKeys())
    database.close()
    return keys.map((key) => (key as string).slice(owner.length + 1))
  })
