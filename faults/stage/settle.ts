import { setTimeout as delay } from 'node:timers/promises'
import { readPlaces } from './stored.ts'
import type { Stage } from './stage.ts'

const timeout = 30_000

/**
 * Waits until everything is acknowledged and on every page, or the timeout ends; returns the time.
 */
export async function settle({ site, population, pages, load }: Stage): Promise<number> {
  const startedAt = performance.now()
  const ids = population.conversations.map(({ id }) => id)
  const isSettled = async () => {
    if (!load.isIdle || !pages.every((page) => page.isUp && page.isIdle)) return false
    const places = await readPlaces(site.databaseUrl, ids)
    return pages.every(({ personId, screens }) => {
      const wanted = places.filter(({ members }) => members.includes(personId))
      const isThere = wanted.every(({ id, change }) => screens.get(id)?.position === change)
      return isThere && screens.size === wanted.length
    })
  }
  while (performance.now() - startedAt < timeout && !(await isSettled())) await delay(100)
  return performance.now() - startedAt
}

/** Waits until the socket of every page is up. */
export async function gather(pages: Stage['pages']): Promise<void> {
  const startedAt = performance.now()
  for (const page of pages) page.open()
  while (!pages.every((page) => page.isUp)) {
    if (performance.now() - startedAt > timeout) throw new Error('Not every page could listen.')
    await delay(50)
  }
}
