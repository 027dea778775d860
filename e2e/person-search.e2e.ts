import type { Page } from '@playwright/test'
import { createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

/** Ten results, the last of which is reached by the keys. */
async function search(page: Page): Promise<void> {
  await page.goto('/messages')
  await page.getByRole('button', { name: 'New Message' }).first().click()
  const box = page.getByRole('combobox', { name: 'Search user' })
  await box.fill('zielinska ten')
  await expect(page.getByRole('option')).toHaveCount(10)
  await expect(box).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 })
  for (let step = 0; step < 10; step += 1) await box.press('ArrowDown')
  await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 })
  await expect(box).toBeInViewport({ ratio: 1 })
}

test.describe('the search for a person', () => {
  test.beforeEach(async ({ context }) => {
    await enterAs(context, await createMember('Vera Lund'))
    for (let number = 0; number < 10; number += 1) await createMember(`Zielińska Ten ${number}`)
  })

  test('[U-05] keeps its box in view on a desktop', { tag: '@desktop' }, async ({ page }) => {
    await search(page)
  })

  test('[U-05] keeps its box in view on a small phone', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 520 })
    await search(page)
  })
})
