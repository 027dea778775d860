import type { Locator, Page } from '@playwright/test'
import { say, startGroup } from '../server/test/conversations.ts'
import { createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { messages, said } from './harness/thread.ts'

const row = (page: Page): Locator => messages(page).getByRole('article', { name: /Rough mix/ })
const chip = (page: Page, name: string): Locator => row(page).getByRole('button', { name })

async function choose(page: Page, role: 'menuitem' | 'menuitemradio', name: string): Promise<void> {
  await row(page).getByRole('button', { name: 'Message options' }).click()
  await page.getByRole(role, { name }).click()
}

test(
  'a reaction shows in both browsers, is joined, replaced and taken back',
  { tag: '@desktop-first' },
  async ({ page, context, browser }) => {
    const [vera, tomas] = [await createMember('Vera Aas'), await createMember('Tomas Aas')]
    const id = await startGroup(vera, [tomas, await createMember('Ines Aas')], 'Mix notes')
    await say(tomas, id, 'Rough mix is up')
    await enterAs(context, vera)
    await page.goto(`/messages?id=${id}`)
    const others = await browser.newPage({ reducedMotion: 'reduce' })
    await enterAs(others.context(), tomas)
    await others.goto(`/messages?id=${id}`)
    await expect(said(others, 'Rough mix is up')).toBeVisible()

    await choose(page, 'menuitemradio', 'React with 🔥')
    await expect(chip(page, '🔥 1: You')).toBeVisible()
    await chip(others, '🔥 1: Vera Aas').click()
    await expect(chip(page, '🔥 2: You, Tomas Aas')).toBeVisible()

    await choose(page, 'menuitem', 'React…')
    const sheet = page.getByRole('dialog', { name: 'React' })
    await sheet.getByRole('searchbox', { name: 'Search emoji' }).fill('guitar')
    await sheet.getByRole('button', { name: 'guitar', exact: true }).click()
    for (const [one, own, other] of [
      [page, '🎸 1: You', '🔥 1: Tomas Aas'],
      [others, '🎸 1: Vera Aas', '🔥 1: You'],
    ] as const) {
      await expect(chip(one, own)).toBeVisible()
      await expect(chip(one, other)).toBeVisible()
    }

    await chip(others, '🔥 1: You').click()
    await expect(chip(page, '🔥')).toHaveCount(0)
    await page.reload()
    await expect(chip(page, '🎸 1: You')).toBeVisible()
    await others.close()
  },
)
