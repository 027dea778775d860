import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/start-embedded-postgres.ts'
import { query } from '../server/src/platform/db/query.ts'
import { closeDatabase, openDatabase } from '../server/src/platform/db/database.ts'
import { startBalancer } from '../server/test/nodes/balancer.ts'
import { startNode } from '../server/test/nodes/node-process.ts'
import { startRedis } from '../server/test/services/redis.ts'
import { goToProvider } from './harness/sign-in.ts'
import { expect, test } from './harness/test.ts'

/** Real nodes behind a proxy, with one database and one Redis; all processes end with the test. */
async function startFleet() {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-e2e-nodes-'))
  const postgres = await startEmbeddedPostgres({ folder, durable: false })
  const redis = await startRedis()
  const balancer = await startBalancer()
  const db = openDatabase({ url: postgres.url, poolSize: 1, pooled: true })
  const nodes: Awaited<ReturnType<typeof startNode>>[] = []
  return {
    origin: balancer.origin,
    start: async () => {
      const environment = { REDIS_URL: redis.url, DEMO_DATA: 'on', DRAIN_SECONDS: '1' }
      const node = await startNode({
        databaseUrl: postgres.url,
        publicUrl: balancer.origin,
        environment,
      })
      nodes.push(node)
      await balancer.add(node)
      return node
    },
    rename: (from: string, to: string) =>
      query(db)
        .updateTable('user_profiles')
        .set({ display_name: to })
        .where('display_name', '=', from)
        .execute(),
    stop: async () => {
      for (const node of nodes) node.kill('SIGKILL')
      await balancer.stop()
      await closeDatabase(db)
      await redis.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const showsName = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name })).toBeVisible()

test.describe('nodes that start and stop', { tag: ['@desktop', '@again'] }, () => {
  // The browser logs every socket that breaks.
  test.use({ expectConsoleErrors: true })

  test('a page moves from a killed node to another, without any effect for its reader', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const fleet = await startFleet()
    try {
      const first = await fleet.start()
      await goToProvider(page, 'Google', fleet.origin)
      await page.getByRole('button', { name: /Kofi Mensah-Boyle/ }).click()
      await expect(page).toHaveURL(`${fleet.origin}/`)
      await page.goto(`${fleet.origin}/profile`)
      await showsName(page, 'Kofi MB')
      const second = await fleet.start()

      await test.step('after a kill: connected to the other node by itself, with all missed changes', async () => {
        first.kill('SIGKILL')
        await fleet.rename('Kofi MB', 'Kofi Renamed')
        await showsName(page, 'Kofi Renamed')
      })

      await test.step('after a rolling restart: every page still opens', async () => {
        const third = await fleet.start()
        second.kill('SIGTERM')
        for (const path of ['/communities', '/profile', '/messages', '/profile']) {
          await page.goto(`${fleet.origin}${path}`)
          await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
        }
        expect(await second.stopped).toBe(0)
        await fleet.rename('Kofi Renamed', 'Kofi Again')
        await showsName(page, 'Kofi Again')
        await expect(page.getByRole('alert')).toHaveCount(0)
        expect(third.output()).not.toContain('"level":50')
      })
    } finally {
      await fleet.stop()
    }
  })
})
