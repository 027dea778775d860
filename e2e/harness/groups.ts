import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { startGroup } from '../../server/test/conversations.ts'
import { createMember, enterAs, type Member } from './members.ts'
import { expect } from './test.ts'

/** The tests search for these people by name, so the names must be unique. */
export async function createFamily(...firstNames: readonly string[]): Promise<readonly Member[]> {
  const family = `Fell${Date.now()}${Math.floor(Math.random() * 1000)}`
  const people: Member[] = []
  for (const name of firstNames) people.push(await createMember(`${name} ${family}`))
  return people
}

/** A group of three, whose first person is the admin, and its path. */
export async function createTrio(): Promise<{
  readonly people: readonly [Member, Member, Member]
  readonly path: string
}> {
  const people = (await createFamily('Runa', 'Otis', 'Ines')) as [Member, Member, Member]
  const [first, ...others] = people
  return { people, path: `/messages?id=${await startGroup(first, others)}` }
}

/** Opens a second browser for another person. */
export async function openPageFor(
  browser: Browser,
  person: Member,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  await enterAs(context, person)
  return context.newPage()
}

export async function choose(page: Page, menu: string | RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

export async function openMembers(page: Page): Promise<Locator> {
  await choose(page, 'Conversation options', 'Members')
  const dialog = page.getByRole('dialog', { name: 'Members' })
  await expect(dialog).toBeVisible()
  return dialog
}

export async function addPerson(dialog: Locator, { name }: Member): Promise<void> {
  await dialog.getByRole('button', { name: 'Add people' }).click()
  await dialog.getByRole('combobox', { name: 'Add people' }).fill(name)
  await dialog.getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}
