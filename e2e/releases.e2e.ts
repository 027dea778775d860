import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { webFolder } from '../scripts/build.ts'
import { inspect } from './harness/inspect.ts'
import { listCachedPaths, listStored } from './harness/stored.ts'
import { startReleases, type Releases } from './harness/releases.ts'
import { expect, test } from './harness/test.ts'
import { lookForUpdate, sayToWorker, settle } from './harness/worker.ts'

test.use({ serviceWorkers: 'allow' })

const ready = 'A new version is ready.'
let releases: Releases

test.beforeEach(async () => {
  releases = await startReleases()
  await releases.deploy('first')
})
test.afterEach(async ({ context }) => {
  await context.close()
  await releases.stop()
})

const first = /data-build="(\w+)"/.exec(readFileSync(join(webFolder, 'index.html'), 'utf8'))?.[1]
const second = `${first}2`

const expectBuild = (page: Page, build = ''): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-build', build)

const cachedBuilds = async (page: Page) =>
  (await listStored(page)).caches.map((name) => name.split(':')[1])

test.describe('a new build under open tabs', { tag: '@desktop' }, () => {
  test('is offered, loads on request, and the tabs of the old build keep working', async ({
    page,
    context,
  }) => {
    // A build is loaded completely several times.
    test.slow()
    await page.goto(`${releases.origin}/communities`)
    await settle(page)
    const other = await context.newPage()
    await other.goto(`${releases.origin}/communities`)
    await expect(other.getByRole('heading', { name: 'Communities', level: 1 })).toBeVisible()

    await releases.deploy('second')
    await lookForUpdate(page)
    // The worker loads the whole build first.
    for (const tab of [page, other])
      await expect(tab.getByText(ready)).toBeVisible({ timeout: 60_000 })
    await page.emulateMedia({ colorScheme: 'light' })
    await inspect(page)
    await other.setViewportSize({ width: 390, height: 800 })
    await inspect(other)
    await other.setViewportSize({ width: 1280, height: 800 })
    // Before the update: a part that the server no longer has.
    await page.getByRole('link', { name: 'Messages' }).first().click()
    await expect(page.getByRole('heading', { name: 'Sign in to Message' })).toBeVisible()
    await other.getByRole('button', { name: 'Later' }).click()
    await expect(other.getByText(ready)).toHaveCount(0)

    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('button', { name: 'Reload' }).click()
    await expectBuild(page, second)
    await expect(page.getByRole('heading', { name: 'Sign in to Message' })).toBeVisible()
    await expect(page.getByText(ready)).toHaveCount(0)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

    // After the update: the tab of the old build still finds its parts, now with the new worker.
    await expectBuild(other, first)
    await other.getByRole('link', { name: 'Messages' }).first().click()
    await expect(other.getByRole('heading', { name: 'Sign in to Message' })).toBeVisible()
    expect(await sayToWorker(page, 'CLEAR_CACHE')).toEqual({ cleared: true })
    // The page itself asks for the same at its start, so the new build may have a second cache.
    expect([...new Set(await cachedBuilds(page))]).toEqual([first, second])

    // A tab that loads later gets the new build at once; the old files go with the last old tab.
    await other.reload()
    await expectBuild(other, second)
    await settle(other)
    expect(loads).toBe(1)
  })

  test(
    'is shown to new visitors, and its worker then activates without a press',
    { tag: '@again' },
    async ({ page }) => {
      await page.goto(`${releases.origin}/communities`)
      await settle(page)
      await releases.deploy('second')
      await page.reload()
      await expectBuild(page, second)
      await expect.poll(() => sayToWorker(page, 'WHICH_BUILD')).toBe(second)
      await page.reload()
      await settle(page)
      await expect(page.getByText(ready)).toHaveCount(0)
    },
  )
})

test.describe('a build without a worker', { tag: '@desktop' }, () => {
  // The page requests the worker once more, unsuccessfully.
  test.use({ expectConsoleErrors: true })

  test('removes the worker and everything it stored', async ({ page }) => {
    await page.goto(`${releases.origin}/communities`)
    await settle(page)
    await releases.deploy('without a worker')
    await page.goto(`${releases.origin}/events`)
    // A page that was registering the worker at that moment has revived it; the next page load
    // removes it.
    await expect(async () => {
      expect(await listCachedPaths(page)).toEqual([])
      await page.reload()
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    }).toPass()
  })
})
