import type { Page } from '@playwright/test'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { enterAs, findDemoMember } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

async function openProfile(page: Page, person: string): Promise<void> {
  await enterAs(page.context(), await findDemoMember(person))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
}
async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click()

test.describe("the viewer's own profile", () => {
  test('is edited, after validation errors are shown', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    await openProfile(page, 'Harriet Okonjo')
    await openForm(page)
    await expect(page).toHaveURL('/profile?edit=true')
    await page.getByLabel('Display name').fill('H')
    await page.getByLabel('Website').fill('harriet')
    await save(page)
    await expect(page.getByRole('alert').first()).toHaveText(
      'Two fields need a change: Display name and Website.',
    )
    await expect(page.getByLabel('Display name')).toBeFocused()
    await expect(page.getByLabel('Display name')).toHaveAccessibleDescription(
      'Display name is required',
    )
    await inspectAgain(page, 'profile-edit-faults')
    await page.getByLabel('Display name').fill('Harriet of the Hall')
    await page.getByLabel('Website').fill('harriet.example/rooms')
    await page.getByLabel('Instagram username').fill('https://www.instagram.com/harriet.rooms/')
    await page.getByLabel('Other', { exact: true }).check()
    const other = 'Mover, tuner and restorer of pianos that nobody else wants to carry upstairs'
    await page.getByLabel('Your other profession').fill(other)
    await page.getByLabel('Show my location on profile').uncheck()
    await page.getByLabel('Experience level').selectOption('veteran')
    await page.keyboard.press('Tab')
    await save(page)
    await expect(page.getByRole('heading', { name: 'Harriet of the Hall' })).toBeVisible()
    const said = page.getByRole('region', { name: 'Status messages' })
    await expect(said.getByText('Profile saved.')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('link', { name: 'Edit profile' })).toBeFocused()
    await page.reload()
    const main = page.getByRole('main')
    const tag = main.getByText(`Other: ${other}`)
    await expect(tag).toBeVisible()
    // [N-03] Long words break into lines, and are not cut.
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const isCut = (element: Element) => element.scrollWidth > element.clientWidth
      expect(await tag.evaluate(isCut)).toBe(false)
      expect(await tag.locator('..').evaluate(isCut)).toBe(false)
    }
    await expect(main.getByText('Industry Veteran (10+ years experience)')).toBeVisible()
    await expect(main.getByRole('link', { name: 'harriet.example' })).toHaveAttribute(
      'href',
      'https://harriet.example/rooms',
    )
    await expect(main.getByRole('link', { name: '@harriet.rooms' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/harriet.rooms/',
    )
    await expect(main.getByText(/^Joined \p{L}+ \d{4}$/u)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test.describe(() => {
    test.use({ expectConsoleErrors: true })
    test(
      'keeps the typed text while the server is dead, and saves it afterwards',
      { tag: '@phone' },
      async ({ page }) => {
        await openProfile(page, 'Piotr Zieliński')
        await openForm(page)
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
        await page.getByLabel('Bio').fill('Front of house, and the bus.')
        await page.route('**/api/profile', (route) => route.abort())
        await save(page)
        await expect(page.getByRole('alert').first()).toHaveText('Failed to update profile')
        await expect(page.getByLabel('Bio')).toHaveValue('Front of house, and the bus.')
        await page.unroute('**/api/profile')
        await save(page)
        await expect(page.getByRole('main')).toContainText('Front of house, and the bus.')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
      },
    )
  })

  test(
    'asks before typed text is lost, on every way to leave',
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await openProfile(page, 'Marisol Vega')
      await openForm(page)
      await page.getByLabel('Full name', { exact: true }).fill('Marisol Vega Ruiz')
      const keep = page.getByRole('button', { name: 'Keep editing' })

      await page.getByRole('link', { name: 'Communities' }).click()
      await keep.click()
      await expect(page).toHaveURL('/profile?edit=true')
      await page.goBack()
      await keep.waitFor()
      // A second Back while the question is open asks again, and leaves nothing.
      await page.goBack()
      await expect(page).toHaveURL('/profile?edit=true')
      await keep.click()
      await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Marisol Vega Ruiz')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await inspectAgain(page, 'profile-discard')
      await keep.click()

      const asked = page.waitForEvent('dialog')
      await page.close({ runBeforeUnload: true })
      const dialog = await asked
      expect(dialog.type()).toBe('beforeunload')
      await dialog.dismiss()
      await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Marisol Vega Ruiz')

      await page.goBack()
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
      await expect(page).toHaveURL('/profile')
      await page.goForward()
      await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Marisol Vega')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('link', { name: 'Edit profile' })).toBeFocused()
    },
  )

  test(
    'shows changes from another device at once, also in the form',
    { tag: '@desktop' },
    async ({ page, browser, baseURL }) => {
      await openProfile(page, 'Leila Haddad')
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
      const other = await elsewhere.newPage()
      await openProfile(other, 'Leila Haddad')
      await openForm(other)
      await other.getByLabel('Bio').fill('Typed, and not saved.')

      await openForm(page)
      await page.getByLabel('Bio').fill('Saved first.')
      await page.getByLabel('Display name').fill('Leila Renamed')
      await save(page)
      await expect(page.getByRole('heading', { name: 'Leila Renamed' })).toBeVisible()
      await expect(other.getByLabel('Display name')).toHaveValue('Leila Renamed')
      await expect(other.getByLabel('Bio')).toHaveValue('Typed, and not saved.')
      await save(other)
      await expect(page.getByText('Typed, and not saved.')).toBeVisible()
      await elsewhere.close()
    },
  )

  test('fits into 320 px with the longest values', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openProfile(page, 'Ines Carvalho')
    await openForm(page)
    await page.getByLabel('Display name').fill('W'.repeat(50))
    await page.getByLabel('Bio').fill('x'.repeat(1000))
    await page.getByLabel('City and country').fill(`${'y'.repeat(90)}, ${'z'.repeat(90)}`)
    await page.getByLabel('Website').fill(`https://${'long.'.repeat(40)}example`)
    await page.getByLabel('Other', { exact: true }).check()
    await page.getByLabel('Your other profession').fill('v'.repeat(80))
    await inspect(page)
    await save(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
    await expect(page.getByRole('heading', { name: 'W'.repeat(50) })).toBeVisible()
    await inspect(page)
  })
})
