import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** In the conversation that is open. */
export function seesSaid(words: RegExp) {
  return (page: Page): Promise<void> =>
    expect(page.getByRole('list', { name: 'Messages' }).getByText(words)).toBeInViewport()
}
export async function editMessage(page: Page): Promise<void> {
  await seesSaid(/^The piano is good/)(page)
  await page.getByRole('textbox', { name: /^Message/ }).press('ArrowUp')
  await page.getByRole('textbox', { name: 'Edit message' }).fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message cannot be empty')).toBeVisible()
}
export async function writeToNobody(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Message' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('Is the small room free on Friday?')
  await dialog.getByLabel('Message').press('Control+Enter')
  await expect(dialog.getByText('Please select a recipient')).toBeVisible()
}
export async function makeGroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Group' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('o')
  await dialog.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Please select at least 2 participants')).toBeVisible()
}
