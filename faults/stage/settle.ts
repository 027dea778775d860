import { setTimeout as delay } from 'node:timers/promises'
import { readChanges } from './stored.ts'
import type { Stage } from './stage.ts'

const patience = 30_000

/** Until everything is acknowledged and on every page, or patience ends; says how long it took. */
export async function settle({ site, population, pages }: Stage): Promise<number> {
  const begun = performance.now()
  const ids = population.conversations.map(({ id }) => id)
  const isSettled = async () => {
    if (!pages.every((page) => page.isUp && page.isIdle)) return false
    const changes = await readChanges(site.databaseUrl, ids)
    return pages.every((page) =>
      [...page.screens].every(([id, { position }]) => position === changes.get(id)),
    )
  }
  while (performance.now() - begun < patience && !(await isSettled())) await delay(100)
  return performance.now() - begun
}

/** Until every page listens. */
export async function gather(pages: Stage['pages']): Promise<void> {
  const begun = performance.now()
  for (const page of pages) page.open()
  while (!pages.every((page) => page.isUp)) {
    if (performance.now() - begun > patience) throw new Error('Not every page could listen.')
    await delay(50)
  }
}
