import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Identifies a mail by its address and subject. */
export type MailName = readonly [address: string, subject: string]

/** Opens the newest such mail in a tab, once it has arrived; the caller closes it. */
export async function openMail(
  page: Page,
  origin: string,
  [address, subject]: MailName,
): Promise<Page> {
  // In a new tab: the sandboxed frame of the letter runs no script, not even Playwright's.
  const mailbox = await page.context().newPage()
  const mail = mailbox
    .getByRole('listitem')
    .filter({ hasText: `To ${address}` })
    .filter({ hasText: subject })
    .first()
  // A job writes the mail, so it may arrive a moment later.
  await expect(async () => {
    await mailbox.goto(`${origin}/mailbox`)
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await mail.getByRole('link').click()
  return mailbox
}

/** Follows the link of the newest such mail, once it has arrived. */
export async function followMail(page: Page, origin: string, name: MailName): Promise<void> {
  const mailbox = await openMail(page, origin, name)
  const link = await mailbox.locator('pre').getByRole('link').first().getAttribute('href')
  await mailbox.close()
  await page.goto(link ?? '')
}
