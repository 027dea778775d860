import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { blockPerson } from '@patchbay/contract/people/blocks'
import type { Page } from '@playwright/test'
import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs, type Member } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Results' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) })

const livesIn = (member: Member, location: string) =>
  member.client.call(updateProfile, { body: { location, locationEnabled: true } })

interface Scene {
  readonly viewer: Member
  readonly near: string
  readonly far: string
  readonly away: string
}

/** The viewer and two of three others are in a community; one of those has blocked the viewer. */
async function createScene(tag: string): Promise<Scene> {
  const [near, far, away] = [`Nora ${tag}`, `Farid ${tag}`, `Away ${tag}`]
  const viewer = await createMember(`Vida ${tag}`)
  const members = [await createMember(near), await createMember(far), await createMember(away)]
  const [nora, farid, blocking] = members as [Member, Member, Member]
  await livesIn(viewer, 'Aberdeen, United Kingdom')
  await livesIn(nora, 'Aberdeen, United Kingdom')
  await livesIn(farid, 'Inverness, United Kingdom')
  await livesIn(blocking, 'Aberdeen, United Kingdom')
  await createCommunityOf(viewer, { name: `${tag} Club`, members })
  await blocking.client.call(blockPerson, { params: { userId: viewer.id } })
  return { viewer, near, far, away }
}

test('people are found by facets that the address keeps and that can be saved, and are written to', async ({
  page,
  context,
}, { project }) => {
  const { viewer, near, far, away } = await createScene(`Quill${project.name}`)
  await enterAs(context, viewer)
  await page.goto('/search')
  await page.getByRole('link', { name: 'Browse people' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('checkbox', { name: 'In a community of yours' }).check()
  await expect(card(page, near)).toContainText('In one of your communities')
  await expect(card(page, far)).toBeVisible()
  await expect(card(page, away)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Nearest first')
  // Inverness is farther away than the nearest are looked for.
  await expect(card(page, far)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Distance' }).selectOption('Within 200 km')
  await expect(card(page, far)).toContainText(/1\d\d km away/)
  await inspect(page)
  await page.reload()
  await expect(page).toHaveURL('/users?within=200&shared=yes&sort=nearest')
  const shown = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  await expect(shown).toHaveCount(2)
  await expect(shown.first()).toContainText(near)
  await page.getByRole('button', { name: 'Saved searches' }).click()
  const sheet = page.getByRole('dialog', { name: 'Saved searches' })
  await sheet.getByRole('textbox', { name: 'Name of this search' }).fill('Northern friends')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByRole('link', { name: /^Northern friends/ })).toBeVisible()
  await inspect(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(shown).toHaveCount(1)
  await card(page, near)
    .getByRole('button', { name: `Message ${near}` })
    .click()
  await expect(page).toHaveURL(/\/messages\?id=/)
  await page.goto('/search')
  await page.getByRole('link', { name: /^Northern friends/ }).click()
  await expect(shown).toHaveCount(2)
})
