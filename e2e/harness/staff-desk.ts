import type { Browser, Page } from '@playwright/test'
import { enterAs, type Member } from './members.ts'
import { expect } from './test.ts'

/** Another browser, with a page of this person beside the console. */
export async function openBeside(browser: Browser, member: Member, address: string): Promise<Page> {
  const theirs = await browser.newContext({ reducedMotion: 'reduce' })
  await enterAs(theirs, member)
  const page = await theirs.newPage()
  await page.goto(address)
  return page
}

/** Gives a reason, and what else the open sheet asks for, and presses its button. */
export async function decide(
  page: Page,
  button: string,
  words: Record<string, string> = {},
): Promise<void> {
  const sheet = page.getByRole('dialog')
  for (const [label, text] of Object.entries(words)) await sheet.getByLabel(label).fill(text)
  await sheet.getByLabel('Why, for the audit log').fill('A journey.')
  await sheet.getByRole('button', { name: button, exact: true }).click()
  await expect(sheet).toHaveCount(0)
}
