import type { Page } from '@playwright/test'
import { demoConversations } from '../../server/src/demo/conversations.ts'
import type { GalleryState } from './gallery-state.ts'
import { expect } from '../harness/test.ts'

const nowhere = '019a8000-0000-7000-8004-999999999999'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search conversations' })

async function searchForWords(page: Page): Promise<void> {
  await searchBox(page).fill('room')
  const results = page.getByRole('list', { name: 'Search results' })
  await expect(results.locator('mark').first()).toBeVisible()
}
async function searchForNothing(page: Page): Promise<void> {
  await searchBox(page).fill('theremin')
  await expect(page.getByText(/^All of the words must be/)).toBeVisible()
}
async function searchInside(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search in conversation' }).click()
  const bar = page.getByRole('search', { name: 'Search in conversation' })
  await bar.getByRole('searchbox').fill('desk')
  await expect(bar.getByText('1 of 2', { exact: true })).toBeVisible()
  // The mark disappears by itself.
  await expect(page.locator('article[data-marked]')).toHaveCount(0)
}
const seesNothing = (page: Page): Promise<void> =>
  expect(page.getByText(/^This conversation is not here/)).toBeVisible()

/** The states of searching, in the list and in a conversation, including no results. */
export const searchStates = [
  ['messages-search', '/messages', 'member', searchForWords],
  ['messages-search-none', '/messages', 'member', searchForNothing],
  ['messages-search-inside', `/messages?id=${demoConversations[1]?.id}`, 'member', searchInside],
  ['messages-missing', `/messages?id=${nowhere}`, 'member', seesNothing],
] as const satisfies readonly GalleryState[]
