import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Which mail: to whom, and about what. */
export type MailName = readonly [address: string, subject: string]

/** Follows the link of the newest such mail, once it is there. */
export async function followMail(
  page: Page,
  origin: string,
  [address, subject]: MailName,
): Promise<void> {
  // In a tab of its own: the letter's frame lets nothing run, not even what drives the browser.
  const mailbox = await page.context().newPage()
  const mail = mailbox
    .getByRole('listitem')
    .filter({ hasText: `To ${address}` })
    .filter({ hasText: subject })
    .first()
  // A job writes it: it may come a moment later.
  await expect(async () => {
    await mailbox.goto(`${origin}/mailbox`)
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await mail.getByRole('link').click()
  const link = await mailbox.locator('pre').getByRole('link').first().getAttribute('href')
  await mailbox.close()
  await page.goto(link ?? '')
}
