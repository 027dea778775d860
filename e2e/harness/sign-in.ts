import type { Page } from '@playwright/test'
import { settled } from './settled.ts'
import { expect } from './test.ts'

export const providerNames = ['Google', 'Apple', 'Spotify'] as const
export type ProviderName = (typeof providerNames)[number]

/** From our page to the provider's, where the person chooses an identity. */
export async function goToProvider(page: Page, provider: ProviderName, origin = ''): Promise<void> {
  await page.goto(`${origin}/auth`)
  await page.getByRole('button', { name: `Continue with ${provider}` }).click()
  await expect(page).toHaveTitle(new RegExp(`${provider}.*development sign-in`))
}

/** The whole sign-in flow, as one of the demo people. */
export async function signInAs(page: Page, provider: ProviderName, person: string): Promise<void> {
  await goToProvider(page, provider)
  await page.getByRole('button', { name: new RegExp(person) }).click()
}

export async function signInAsSomeoneNew(
  page: Page,
  provider: ProviderName,
  name: string,
): Promise<void> {
  await goToProvider(page, provider)
  await page.getByLabel('Name (optional)').fill(name)
  await page.getByRole('button', { name: 'Continue as someone new' }).click()
}

/** For a server on which the operator allows passwords. */
export async function signInByEmail(
  page: Page,
  origin: string,
  account: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto(`${origin}/auth/email`)
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/**
 * Signs out on the profile. What is still asked for when the session ends would be refused, also what
 * a page asks for once it is at rest, of which the announcement is the last.
 */
export async function signOut(page: Page): Promise<void> {
  const last = page.waitForResponse('**/api/announcement')
  await page.goto('/profile')
  await last
  await settled(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
}
