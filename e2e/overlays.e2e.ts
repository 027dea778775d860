import { inspectIn, themesOf } from './harness/inspect.ts'
import { expect, test } from './harness/test.ts'

test('overlays keep the focus, return it, and lose no input', async ({ page }, { project }) => {
  await page.emulateMedia({ colorScheme: themesOf(project.name)[0] })
  await page.goto('/gallery')

  await test.step('a sheet takes the focus, warns before typed text is lost, and returns the focus', async () => {
    const opener = page.getByRole('button', { name: 'Open sheet' })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Create Group Chat' })
    await expect(sheet.getByLabel('Group name')).toBeFocused()
    await inspectIn(page, themesOf(project.name), '[role=dialog]')
    await page.keyboard.type('Brass section')
    await page.keyboard.press('Escape')
    const warning = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await expect(warning).toBeVisible()
    await inspectIn(page, themesOf(project.name), '[role=alertdialog]')
    await warning.getByRole('button', { name: 'Keep editing' }).click()
    await expect(sheet.getByLabel('Group name')).toHaveValue('Brass section')
    await page.keyboard.press('Escape')
    await warning.getByRole('button', { name: 'Discard' }).click()
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('a confirm dialog keeps the focus inside and returns it', async () => {
    const opener = page.getByRole('button', { name: 'Open confirm' })
    await opener.click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete this post?' })
    await expect(dialog).toBeVisible()
    await inspectIn(page, themesOf(project.name), '[role=alertdialog]')
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  await test.step('a menu works by keyboard', async () => {
    const more = page.getByRole('button', { name: 'More', exact: true }).first()
    await more.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu).toBeVisible()
    await inspectIn(page, themesOf(project.name), '[role=menu]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(more).toBeFocused()
  })

  await test.step('a toast reports the action and can be undone', async () => {
    await page.getByRole('button', { name: 'Show undo toast' }).click()
    await expect(page.getByText('Post deleted.').first()).toBeVisible()
    // Under the pointer it stays, however long the inspection takes.
    await page.getByText('Post deleted.').last().hover()
    await inspectIn(page, themesOf(project.name), '[aria-label="Status messages"]')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Post restored.').first()).toBeVisible()
  })
})
