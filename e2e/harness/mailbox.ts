import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens the newest mail to an address with this subject, once it is there, and follows its link. */
export async function followMail(
  page: Page,
  origin: string,
  address: string,
  subject: string,
): Promise<void> {
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: `To ${address}` })
    .filter({ hasText: subject })
    .first()
  // A job writes it: it may come a moment later.
  await expect(async () => {
    await page.goto(`${origin}/mailbox`)
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await mail.getByRole('link').click()
  await page.locator('pre').getByRole('link').first().click()
}
