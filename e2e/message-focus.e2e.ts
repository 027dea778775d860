import { startPair } from '../server/test/conversations.ts'
import { fillConversation } from './harness/long-conversation.ts'
import { createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { messages } from './harness/thread.ts'

test.describe('the focus in a long conversation', { tag: '@desktop' }, () => {
  test('moves far with one key, and returns from a menu', async ({ page, context }) => {
    const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
    const id = await startPair(vera, tomas)
    await fillConversation([vera, tomas], id, 40)
    await enterAs(context, vera)
    await page.goto(`/messages?id=${id}`)
    const last = messages(page).getByRole('article', { name: /Take 40/ })
    await last.hover()
    await last.getByRole('button', { name: 'Message options' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(last.getByRole('button', { name: 'Message options' })).toBeFocused()

    await last.focus()
    await page.keyboard.press('Home')
    const focused = messages(page).locator('article:focus')
    await expect(focused).toHaveAccessibleName(/Take 1\b/)
    await expect(focused).toBeInViewport()
    await page.keyboard.press('End')
    await expect(last).toBeFocused()
  })
})
