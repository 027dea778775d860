import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { query } from '../server/src/platform/db/query.ts'
import { readZip } from '../server/test/read-zip.ts'
import { withDatabase } from './harness/database.ts'
import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs, fillWithPosts } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

test.describe('the own data', () => {
  test('is requested in the settings, told by a notice, downloaded and unpacked', async ({
    page,
    context,
  }) => {
    const person = await createMember('Ronja Ekdahl')
    const communityId = await createCommunityOf(person, { name: 'Tape Room' })
    await fillWithPosts(person, communityId, ['Reel', 1])
    await enterAs(context, person)

    await page.goto('/settings')
    const panel = page.getByRole('region', { name: 'Your data' })
    const make = panel.getByRole('button', { name: 'Make an archive' })
    await expect(make).toBeVisible()
    await inspect(page)
    await make.click()
    await expect(panel.getByText('Your archive is being made.')).toBeVisible()
    await inspect(page)
    await expect(panel.getByText(/^Your archive is ready: \d/)).toBeVisible()
    await expect(panel.getByText(/You can download it until/)).toBeVisible()
    await expect(panel.getByText(/one archive a day, the next from/)).toBeVisible()
    await inspect(page)

    await page.goto('/notifications')
    await page.getByRole('link', { name: /Your data is ready to download/ }).click()
    await expect(page).toHaveURL('/settings#your-data')
    await expect(panel).toBeInViewport()
    const downloading = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Download' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^Patchbay-\d{4}-\d\d-\d\d\.zip$/)
    const folder = await mkdtemp(join(tmpdir(), 'patchbay-archive-'))
    const path = join(folder, 'archive.zip')
    await download.saveAs(path)
    const files = await readZip(path)
    await rm(folder, { recursive: true })
    expect(JSON.parse(String(files.get('sections/posts.json')))).toMatchObject([
      { title: 'Reel 1', community: 'Tape Room' },
    ])
    // What the person sees who opens the page from the disk.
    const reader = await context.newPage()
    await reader.setContent(String(files.get('sections/posts.html')))
    await expect(reader.getByRole('heading', { name: 'Reel 1' })).toBeVisible()
    await expect(reader.getByText(/^What was heard at number 1\./)).toBeVisible()
    await reader.close()
  })

  test.describe('of somebody who signed in a while ago', { tag: '@phone' }, () => {
    test.use({ expectRefusals: [403] })

    test('is downloaded only after a confirmation', async ({ page, context }) => {
      const person = await createMember('Sol Aguirre')
      await enterAs(context, person)
      await page.goto('/settings')
      const panel = page.getByRole('region', { name: 'Your data' })
      await panel.getByRole('button', { name: 'Make an archive' }).click()
      await expect(panel.getByText(/^Your archive is ready/)).toBeVisible()
      await withDatabase((db) =>
        query(db)
          .updateTable('sessions')
          .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
          .where('user_id', '=', person.id)
          .execute(),
      )
      await panel.getByRole('button', { name: 'Download' }).click()
      await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
      await inspect(page)
    })
  })
})
