import type { Page } from '@playwright/test'
import { expect } from '../harness/test.ts'
import type { GalleryState } from './gallery-state.ts'

async function seesReasons(page: Page): Promise<void> {
  await expect(page.getByText(/^In .* of your communities$/).first()).toBeVisible()
}
async function openFacets(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('combobox', { name: 'Genre' })).toBeVisible()
}
async function openSaved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Saved searches' }).click()
  const sheet = page.getByRole('dialog', { name: 'Saved searches' })
  const name = `Open ${Date.now()}`
  await sheet.getByRole('textbox', { name: 'Name of this search' }).fill(name)
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
}
async function failsToLoad(page: Page): Promise<void> {
  await page.route(/\/api\/directory\?/, (route) => route.fulfill({ status: 403 }))
  await page.getByRole('combobox', { name: 'Profession' }).selectOption('Producer')
  await expect(page.getByText('The people could not be loaded.')).toBeVisible()
}

/** The directory of people. */
export const directoryStates = [
  ['people', '/users?shared=yes', 'member', seesReasons],
  ['people-fitting', '/users', 'member', /^People you may work with$/],
  ['people-facets', '/users?shared=yes&within=100&sort=nearest', 'member', openFacets],
  ['people-none', '/users?genre=Zouk&verified=yes', 'member', /^Nobody found$/],
  ['people-saved', '/users?open=yes', 'member of nothing', openSaved],
  ['people-failed', '/users', 'member', failsToLoad],
] as const satisfies readonly GalleryState[]
