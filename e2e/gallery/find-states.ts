import type { Page } from '@playwright/test'
import type { GalleryState } from './gallery-state.ts'
import { expect } from '../harness/test.ts'

const seesMarks = (page: Page): Promise<void> =>
  expect(page.getByRole('tabpanel').locator('mark').first()).toBeVisible()

async function failsToSearch(page: Page): Promise<void> {
  await page.route(/\/api\/search\?/, (route) => route.fulfill({ status: 403 }))
  await page.getByRole('searchbox', { name: 'Search everything' }).fill('tape')
  await expect(page.getByText('The search did not work. Try again.')).toBeVisible()
}

async function opensPalette(page: Page): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search or go to a page' })
  await expect(async () => {
    // The keys work once what runs beside the page is loaded; an open palette ignores them.
    await page.keyboard.press('Control+k')
    await expect(box).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('option').first()).toBeVisible()
}

/** The one search: its page and its palette. */
export const findStates = [
  ['search-begin', '/search', 'member', /^Find people, communities/],
  ['search-all', '/search?q=tape', 'member', seesMarks],
  ['search-posts', '/search?q=room&type=posts', 'member', seesMarks],
  ['search-near', '/search?q=transfromers&type=communities', 'member', /^Nothing has exactly/],
  ['search-none', '/search?q=qwrtzupsd', 'member', /^Nothing found for/],
  ['search-failed', '/search', 'member', failsToSearch],
  ['search-palette', '/notifications', 'member', opensPalette],
] as const satisfies readonly GalleryState[]
