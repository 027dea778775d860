import type { Page } from '@playwright/test'
import { demoPeople } from '../../server/src/demo/people.ts'
import { createMember } from '../harness/members.ts'
import { twoColours } from '../harness/pictures.ts'
import { expect } from '../harness/test.ts'
import type { GalleryState } from './gallery-state.ts'

const idOf = (name: string) => demoPeople.find(({ fullName }) => fullName === name)?.id
const person = `/users/${idOf('Kofi Mensah-Boyle')}`

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Options for/ }).click()
  await page.getByRole('menuitem', { name }).click()
}
async function askToBlock(page: Page): Promise<void> {
  await choose(page, 'Block')
  await expect(page.getByRole('alertdialog')).toBeVisible()
}
async function reportSomebody(page: Page): Promise<void> {
  await choose(page, 'Report')
  await page.getByRole('dialog').getByLabel('Reason').fill('Sends adverts.')
}
async function findSomebody(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find people' }).click()
  await page.getByRole('combobox', { name: 'Search user' }).fill('o')
  await expect(page.getByRole('option').first()).toBeVisible()
}
async function makeMistakes(page: Page): Promise<void> {
  await page.getByLabel('Display name').fill('J')
  await page.getByLabel('Website').fill('adaeze')
  await page.getByLabel('Label Representative').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Three fields need a change')).toBeVisible()
}
async function choosePicture(page: Page): Promise<void> {
  const file = await twoColours(page)
  await page.getByLabel('Change picture').and(page.locator('input')).setInputFiles(file)
  await expect(page.getByRole('dialog')).toBeVisible()
}
async function sendPicture(page: Page): Promise<void> {
  await page.route('**/api/avatar*', () => {})
  await choosePicture(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
}
async function leaveUnsaved(page: Page): Promise<void> {
  await page.getByLabel('Display name').fill('Ada')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Options for/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeVisible()
}
async function openService(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Mixing, up to forty tracks/ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Contact/ })).toBeVisible()
}
/** A person who has nothing to show. */
const somebodyEmpty = async (): Promise<string> =>
  `/users/${(await createMember('Noor Haddad')).id}`
/** The profile, coming from a listing. */
async function fromListing(page: Page): Promise<string> {
  await page.goto(person)
  await page.getByRole('link', { name: /^Mixing, up to forty tracks/ }).click()
  await expect(page).toHaveURL(/service=/)
  const { searchParams } = new URL(page.url())
  return `${person}?listing=${searchParams.get('service')}`
}

/** Edits one part of the own profile in place. */
const editPart =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }

/** People, and the viewer's own profile. */
export const personStates = [
  ['person', person, 'member', /one take/],
  ['person-own', `/users/${idOf('Adaeze Nwosu')}`, 'member', /not listed for others/],
  ['person-menu', person, 'member', openMenu],
  ['person-service', person, 'member', openService],
  ['person-from-listing', fromListing, 'member', /one take/],
  ['person-empty', somebodyEmpty, 'member', /^Joined/],
  ['person-missing', '/users/%20', 'member'],
  ['person-block', person, 'member', askToBlock],
  ['person-report', person, 'member', reportSomebody],
  ['find-people', '/profile', 'member', findSomebody],
  ['profile-prompt', '/profile', 'visitor'],
  ['profile', '/profile', 'member', /account is verified/],
  ['profile-unverified', '/profile', 'newcomer', /Request verification/],
  ['profile-empty', '/profile', 'member of nothing', /^Your profile$/],
  ['profile-part-about', '/profile', 'member', editPart('Edit about you')],
  ['profile-part-work', '/profile', 'member', editPart('Edit work')],
  ['profile-edit', '/profile?edit=true', 'member'],
  ['profile-edit-faults', '/profile?edit=true', 'member', makeMistakes],
  ['profile-crop', '/profile?edit=true', 'member', choosePicture],
  ['profile-upload', '/profile?edit=true', 'member', sendPicture],
  ['profile-discard', '/profile?edit=true', 'member', leaveUnsaved],
  ['settings', '/settings', 'member', /^Somebody answers your post/],
] as const satisfies readonly GalleryState[]
