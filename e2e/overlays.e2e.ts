import { inspect } from './harness/inspect.ts'
import { expect, test } from './harness/test.ts'

for (const theme of ['dark', 'light'] as const) {
  test.describe(`overlays in the ${theme} theme`, () => {
    test.use({ colorScheme: theme })
    test.beforeEach(({ page }) => page.goto('/gallery'))

    test('a sheet takes the focus, warns before typed words are lost, and gives the focus back', async ({
      page,
    }, info) => {
      const opener = page.getByRole('button', { name: 'Open sheet' })
      await opener.click()
      const sheet = page.getByRole('dialog', { name: 'Create Group Chat' })
      await expect(sheet.getByLabel('Group name')).toBeFocused()
      await inspect(page)
      await page.screenshot({
        path: `test-results/gallery/sheet-${info.project.name}-${theme}.png`,
      })
      await page.keyboard.type('Brass section')
      await page.keyboard.press('Escape')
      const warning = page.getByRole('alertdialog', { name: 'Discard your changes?' })
      await expect(warning).toBeVisible()
      await inspect(page)
      await warning.getByRole('button', { name: 'Keep editing' }).click()
      await expect(sheet.getByLabel('Group name')).toHaveValue('Brass section')
      await page.keyboard.press('Escape')
      await warning.getByRole('button', { name: 'Discard' }).click()
      await expect(sheet).toBeHidden()
      await expect(opener).toBeFocused()
    })

    test('a confirm dialog keeps the focus inside and gives it back', async ({ page }, info) => {
      const opener = page.getByRole('button', { name: 'Open confirm' })
      await opener.click()
      const dialog = page.getByRole('alertdialog', { name: 'Delete this post?' })
      await expect(dialog).toBeVisible()
      await inspect(page)
      await page.screenshot({
        path: `test-results/gallery/confirm-${info.project.name}-${theme}.png`,
      })
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press('Tab')
        await expect(dialog.locator(':focus')).toHaveCount(1)
      }
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    })

    test('a menu works by keyboard', async ({ page }) => {
      const more = page.getByRole('button', { name: 'More', exact: true }).first()
      await more.focus()
      await page.keyboard.press('Enter')
      const menu = page.getByRole('menu')
      await expect(menu).toBeVisible()
      await inspect(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(more).toBeFocused()
    })

    test('a toast says what happened and can be undone', async ({ page }) => {
      await page.getByRole('button', { name: 'Show undo toast' }).click()
      await expect(page.getByText('Post deleted.').first()).toBeVisible()
      // Under the pointer it stays, however long the inspection takes.
      await page.getByText('Post deleted.').last().hover()
      await inspect(page)
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(page.getByText('Post restored.').first()).toBeVisible()
    })
  })
}
