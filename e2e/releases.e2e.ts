import type { Page } from '@playwright/test'
import { inspect } from './harness/inspect.ts'
import { listKept } from './harness/kept.ts'
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
test.afterEach(() => releases.stop())

const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['build'])

test.describe('a new build under open tabs', { tag: '@desktop' }, () => {
  test('is offered, comes when it is asked for, and the tabs of the old one go on', async ({
    page,
    context,
  }) => {
    await page.goto(`${releases.origin}/communities`)
    await settle(page)
    const first = await buildOf(page)
    const other = await context.newPage()
    await other.goto(`${releases.origin}/communities`)
    await settle(other)

    await releases.deploy('second')
    await lookForUpdate(page)
    for (const tab of [page, other]) await expect(tab.getByText(ready)).toBeVisible()
    await inspect(page)
    // Before: a part that the server no longer has.
    await page.getByRole('link', { name: 'Messages' }).first().click()
    await expect(page.getByRole('heading', { name: 'Sign in to Message' })).toBeVisible()
    await other.getByRole('button', { name: 'Later' }).click()
    await expect(other.getByText(ready)).toHaveCount(0)

    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => buildOf(page)).toBe(`${first}2`)
    await expect(page.getByRole('heading', { name: 'Sign in to Message' })).toBeVisible()
    await expect(page.getByText(ready)).toHaveCount(0)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

    // After: the tab of the old build still finds its parts, now with the new worker.
    expect(await buildOf(other)).toBe(first)
    await other.getByRole('link', { name: 'Messages' }).first().click()
    await expect(other.getByRole('heading', { name: 'Sign in to Message' })).toBeVisible()
    expect(Object.keys((await listKept(page)).caches)).toHaveLength(2)

    // Whoever comes later gets the new one at once; with the last old tab its files go.
    await other.reload()
    expect(await buildOf(other)).toBe(`${first}2`)
    await settle(other)
    expect(loads).toBe(1)
  })

  test('is shown to whoever comes, and its worker then needs no press', async ({ page }) => {
    await page.goto(`${releases.origin}/communities`)
    await settle(page)
    const first = await buildOf(page)
    await releases.deploy('second')
    await page.reload()
    expect(await buildOf(page)).toBe(`${first}2`)
    await expect.poll(() => sayToWorker(page, 'WHICH_BUILD')).toBe(`${first}2`)
    await page.reload()
    await settle(page)
    await expect(page.getByText(ready)).toHaveCount(0)
  })

  test('without a worker takes the worker and all it kept away', async ({ page }) => {
    await page.goto(`${releases.origin}/communities`)
    await settle(page)
    await releases.deploy('without a worker')
    await page.goto(`${releases.origin}/events`)
    await expect.poll(async () => (await listKept(page)).caches).toEqual({})
    await page.goto(`${releases.origin}/communities`)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})
