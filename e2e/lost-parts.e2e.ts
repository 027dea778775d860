import type { Page } from '@playwright/test'
import { say, startPair } from '../server/test/conversations.ts'
import { builtScript } from './harness/built-script.ts'
import { createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { composer, messages } from './harness/thread.ts'

/** The part is not even loaded ahead of its use. */
const scripts = builtScript('report-sheet')
const failed = 'That part of the app could not be loaded. Check your connection and try again.'

async function pressMenu(page: Page): Promise<void> {
  const row = messages(page).getByRole('article', { name: /Is it done/ })
  await row.hover()
  await row.getByRole('button', { name: 'Message options' }).click()
}

async function pressReport(page: Page): Promise<void> {
  await pressMenu(page)
  await page.getByRole('menuitem', { name: 'Report' }).click()
}

test.describe('after an outage', { tag: '@desktop' }, () => {
  test.use({ expectConsoleErrors: true })

  test('a part that failed to load is loaded at the next press, and typed text is still there', async ({
    page,
    context,
  }) => {
    const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
    const id = await startPair(vera, tomas)
    await say(tomas, id, 'Is it done?')
    await enterAs(context, vera)
    await page.route(scripts, (route) => route.abort())
    const popups = page.waitForResponse(builtScript('popups'))
    await page.goto(`/messages?id=${id}`)
    await popups
    await composer(page).fill('Nearly, I only')
    await page.route('**/*', (route) => route.abort())
    const toast = page.getByRole('region', { name: 'Status messages' }).getByText(failed)
    await pressReport(page)
    await expect(toast).toHaveCount(1)
    // The second time the page first checks whether the server answers.
    const asked = page.waitForEvent('requestfailed', (request) => request.url() === page.url())
    await pressReport(page)
    await asked
    await expect(toast).toHaveCount(1)

    await page.unrouteAll()
    const dialog = page.getByRole('dialog', { name: /Report/ })
    const isLoadedAnew = Promise.race([
      page.waitForEvent('load').then(
        () => true,
        () => false,
      ),
      dialog.waitFor().then(() => false),
    ])
    await pressReport(page)
    // A browser that remembers the failure gets the page anew; a newer one asks for the part again.
    if (await isLoadedAnew) await pressReport(page)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(composer(page)).toHaveValue('Nearly, I only')
  })

  test('a button whose scripts are not there says so, even without the script of the toasts', async ({
    page,
    context,
  }) => {
    await enterAs(context, await createMember('Vera Lund'))
    for (const name of ['popups', 'dialogs', 'new-message-dialog', 'new-group-dialog'])
      await page.route(builtScript(name), (route) => route.abort())
    await page.goto('/messages')
    for (const name of ['New Message', 'New Group']) {
      await page.getByRole('button', { name }).first().click()
      await expect(page.getByText(failed)).toBeInViewport({ ratio: 1 })
    }
  })

  test('what the main buttons of a page open is loaded ahead of the first press', async ({
    page,
    context,
  }) => {
    await enterAs(context, await createMember('Vera Lund'))
    const names = ['popups', 'dialogs', 'new-message-dialog', 'new-group-dialog']
    const ahead = Promise.all(names.map((name) => page.waitForResponse(builtScript(name))))
    await page.goto('/messages')
    await ahead
    await page.route('**/*', (route) => route.abort())
    await page.getByRole('button', { name: 'New Message' }).first().click()
    await expect(page.getByRole('dialog', { name: 'New Message' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'New Group' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Create Group Chat' })).toBeVisible()
  })

  test('the lazy parts of a conversation are loaded before they are needed', async ({
    page,
    context,
  }) => {
    const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
    const id = await startPair(vera, tomas)
    await say(vera, id, 'Is it done?')
    await enterAs(context, vera)
    const ahead = Promise.all([
      page.waitForResponse(builtScript('popups')),
      page.waitForResponse(builtScript('dialogs')),
      page.waitForResponse(builtScript('message-questions')),
    ])
    await page.goto(`/messages?id=${id}`)
    await expect(messages(page)).toBeVisible()
    await ahead
    await page.route('**/assets/**', (route) => route.abort())
    await pressMenu(page)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })
})
