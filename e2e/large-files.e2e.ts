import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { outOfOrder } from './harness/addresses.ts'
import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs } from './harness/members.ts'
import { swell } from './harness/sounds.ts'
import { expect, test } from './harness/test.ts'

const megabyte = 1024 * 1024
const size = 11 * megabyte
/** Parts of 1 and 2 MB, one of 4 that got lost and is sent again as 2, and nothing after that. */
const [lost, arrived] = [3 * megabyte, 5 * megabyte]
const startOf = (url: string): number => Number(/\/parts\/(\d+)$/.exec(url)?.[1])

let folder = ''
/** A file with a time of its own: by that it is known again. */
let stems = ''
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-e2e-large-'))
  stems = join(folder, 'Stems.wav')
  const sound = swell(12)
  await writeFile(stems, Buffer.concat([sound, Buffer.alloc(size - sound.length)]))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'New Post' })
const row = (page: Page) => sheetOf(page).getByRole('listitem')

async function choose(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.locator('input[type=file]').setInputFiles(path)
}

test.describe('a file of 11 MB, where the operator allows 40', () => {
  // The line breaks on purpose, and a browser logs that.
  test.use({ expectConsoleErrors: true })

  test('goes on after a broken line and after a reload with the first byte that has not arrived', async ({
    page,
    context,
  }) => {
    test.slow()
    const author = await createMember('Wim Stems', outOfOrder)
    const id = await createCommunityOf(author, { name: 'Stem Room' }, outOfOrder)
    await enterAs(context, author)
    await page.goto(`${outOfOrder}/communities/${id}`)
    const starts: number[] = []
    let isBroken = false
    await page.route('**/api/attachments/uploads/*/parts/*', async (route) => {
      const start = startOf(route.request().url())
      starts.push(start)
      if (isBroken && start >= arrived) return
      if (start === lost && starts.filter((one) => one === lost).length === 1)
        await route.abort('connectionreset')
      else await route.continue()
    })

    await test.step('the limit is named, and a lost part is sent again', async () => {
      isBroken = true
      await choose(page, stems)
      await expect(sheetOf(page).getByText(/up to 40 MB each; pictures up to 10 MB/)).toBeAttached()
      await expect.poll(() => starts.at(-1)).toBe(arrived)
      expect(starts.slice(0, 4)).toEqual([0, megabyte, lost, lost])
      const meter = row(page).getByRole('progressbar', { name: 'Upload of Stems.wav' })
      await expect(meter).toHaveAttribute('aria-valuenow', '45')
      await inspect(page)
    })
    await test.step('after a reload, the same file goes on where it stopped, and is posted', async () => {
      await page.reload()
      isBroken = false
      starts.length = 0
      await choose(page, stems)
      await expect(row(page)).toContainText('Uploaded')
      expect(starts[0]).toBe(arrived)
      await page.getByLabel('Content').fill('All stems, dry.')
      await sheetOf(page).getByLabel('Category').selectOption('Resources')
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      await expect(sheetOf(page)).toBeHidden()
      await expect(page.getByText('All stems, dry.')).toBeVisible()
    })
    await test.step('and is played and downloaded as it was', async () => {
      await expect(page.getByRole('slider', { name: 'Position in Stems.wav' })).toBeVisible()
      const saved = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download Stems.wav' }).click()
      const stream = await (await saved).createReadStream()
      let bytes = 0
      for await (const chunk of stream) bytes += (chunk as Buffer).length
      expect(bytes).toBe(size)
    })
  })
})
