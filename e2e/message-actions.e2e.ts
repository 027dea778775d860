import { createPost } from '@patchbay/contract/communities/posts'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { query } from '../server/src/platform/db/query.ts'
import { newId } from '../server/src/platform/ids.ts'
import { say, startPair } from '../server/test/conversations.ts'
import { withDatabase } from './harness/database.ts'
import { inspectAgain } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs, type Member } from './harness/members.ts'
import { twoColours } from './harness/pictures.ts'
import { expect, test } from './harness/test.ts'
import { composer, messages, said, write } from './harness/thread.ts'

const row = (page: Page, name: RegExp): Locator => messages(page).getByRole('article', { name })
const menu = (page: Page): Locator => page.getByRole('menu')
const question = (page: Page): Locator => page.getByRole('alertdialog')

async function openFor(browser: Browser, person: Member): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await enterAs(context, person)
  return [context, await context.newPage()]
}
async function choose(page: Page, on: RegExp, item: string): Promise<void> {
  await row(page, on).hover()
  await row(page, on).getByRole('button', { name: 'Message options' }).click()
  await menu(page).getByRole('menuitem', { name: item, exact: true }).click()
}
/** A post in a private community; returns its URL. */
async function hiddenPost(author: Member): Promise<string> {
  const communityId = await createCommunityOf(author, { name: 'Back Room', isPrivate: true })
  const { id: categoryId } = await withDatabase((db) =>
    query(db).selectFrom('community_categories').select('id').limit(1).executeTakeFirstOrThrow(),
  )
  const { body } = await author.client.call(createPost, {
    params: { communityId },
    body: {
      clientId: newId(),
      title: 'Plate return',
      content: 'It hums, and only when the door is closed.',
      categoryId,
    },
  })
  expect(body.id).toBeDefined()
  return `/posts/${body.id}`
}

test.describe('two people', { tag: '@desktop' }, () => {
  test('delete a message: the other person sees it disappear, with its files and in the list', async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
    const id = await startPair(vera, tomas)
    await say(tomas, id, 'Is it done?')
    await enterAs(context, vera)
    await page.goto(`/messages?id=${id}`)
    const [othersContext, others] = await openFor(browser, tomas)
    await others.goto(`/messages?id=${id}`)
    await expect(said(others, 'Is it done?')).toBeVisible()

    await test.step('a picture is sent, opened by the other person, and deleted', async () => {
      const chosen = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Attach files' }).click()
      await (await chosen).setFiles([await twoColours(page)])
      await expect(page.getByText('Processing attachments...')).toBeHidden()
      await write(page, 'The rough, with a mistake in it')
      await messages(others).getByRole('button', { name: 'Open two.png' }).click()
      const viewer = others.getByRole('dialog', { name: 'two.png' })
      await expect(viewer).toBeVisible()
      const list = others.getByRole('list', { name: 'Conversations' })

      await choose(page, /The rough/, 'Delete')
      await expect(question(page)).toContainText('Delete this message for everyone?')
      await expect(question(page)).toContainText('The rough, with a mistake in it')
      await expect(question(page)).toContainText('Its file goes too.')
      await inspectAgain(page, 'messages-delete')
      await question(page).getByRole('button', { name: 'Delete' }).click()
      await expect(row(page, /^You: Message deleted/)).toBeFocused()

      await expect(viewer).toBeHidden()
      await expect(row(others, /^Vera Lund: Message deleted/)).toBeFocused()
      await expect(messages(others).getByRole('img', { name: 'two.png' })).toHaveCount(0)
      await expect(list.getByRole('link', { name: /Is it done/ })).toBeVisible()
      await others.reload()
      await expect(row(others, /^Vera Lund: Message deleted/)).toBeVisible()
      await inspectAgain(others, 'messages-cards')
    })

    await test.step('an edit of it in another tab closes', async () => {
      await write(page, 'Monday, then')
      await expect(row(page, /^You: Monday.*(Sent|Read)/)).toBeVisible()
      const second = await context.newPage()
      await second.goto(`/messages?id=${id}`)
      await row(second, /^You: Monday/).focus()
      await second.keyboard.press('e')
      await expect(second.getByRole('textbox', { name: 'Edit message' })).toBeFocused()
      await row(page, /^You: Monday/).focus()
      await page.keyboard.press('Delete')
      await question(page).getByRole('button', { name: 'Delete' }).click()
      await expect(second.getByRole('textbox', { name: 'Edit message' })).toBeHidden()
      await expect(row(second, /^You: Message deleted/).last()).toBeFocused()
      await second.close()
    })

    await test.step('a message of the other person is reported', async () => {
      await choose(page, /^Tomas Ruiz: Is it done/, 'Report')
      const report = page.getByRole('dialog', { name: 'Report the message of Tomas Ruiz' })
      await report.getByLabel('Reason').fill('Pushes too hard.')
      await report.getByRole('button', { name: 'Submit report' }).click()
      await expect(report.getByText(/^Thank you for your report/)).toBeVisible()
      await report.getByRole('button', { name: 'Close' }).last().click()
    })
    await othersContext.close()
  })

  test.describe('with a clipboard', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
    test('work without a mouse: from message to message, its menu, copy, edit, delete, type from anywhere', async ({
      page,
      context,
    }) => {
      test.slow()
      const [vera, tomas] = [await createMember('Vera Quist'), await createMember('Tomas Quist')]
      const other = await createMember('Ines Quist')
      await say(other, await startPair(vera, other), 'Another conversation')
      const id = await startPair(vera, tomas)
      await say(tomas, id, 'Bring both\ncables')
      await say(vera, id, 'Which onse?')
      await enterAs(context, vera)
      await page.goto(`/messages?id=${id}`)
      await expect(composer(page)).toBeFocused()

      // Shift+Tab leaves the composer backwards, over the controls beside it.
      for (let stops = 0; stops < 6; stops += 1) {
        await page.keyboard.press('Shift+Tab')
        if (await row(page, /^You: Which/).evaluate((one) => one === document.activeElement)) break
      }
      await expect(row(page, /^You: Which/)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(row(page, /^Tomas Quist: Bring/)).toBeFocused()
      await page.keyboard.press('Control+c')
      await expect(page.getByText('Text copied').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(menu(page).getByRole('menuitemradio', { name: 'React with 👍' })).toBeFocused()
      await inspectAgain(page, 'messages-menu')
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(row(page, /^Tomas Quist: Bring/)).toBeFocused()

      // Pasting and typing with the focus on a message goes to the composer, and a toast does not
      // interfere.
      await page.keyboard.press('Control+c')
      await expect(page.getByText('Text copied').first()).toBeVisible()
      await page.keyboard.press('Control+v')
      await expect(composer(page)).toHaveValue('Bring both\ncables')
      await row(page, /^Tomas Quist: Bring/).focus()
      await page.keyboard.type('?')
      const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      await expect(help).toBeVisible()
      await inspectAgain(page, 'messages-shortcuts')
      await page.keyboard.press('Escape')
      await expect(help).toBeHidden()
      await expect(row(page, /^Tomas Quist: Bring/)).toBeFocused()
      await page.keyboard.type(', you said')
      await expect(composer(page)).toHaveValue('Bring both\ncables, you said')
      await page.keyboard.press('Control+Enter')
      await expect(row(page, /^You: Bring both/)).toBeVisible()

      await row(page, /^You: Which/).focus()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowUp')
      await expect(menu(page).getByRole('menuitem', { name: 'Edit' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Edit message' })).toBeFocused()
      await page.getByRole('textbox', { name: 'Edit message' }).fill('Which ones?')
      await page.keyboard.press('Enter')
      await expect(row(page, /^You: Which ones\?, edited/)).toBeFocused()
      await page.keyboard.press('Backspace')
      await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(row(page, /^You: Message deleted/)).toBeFocused()

      await page.keyboard.press('Alt+ArrowDown')
      await expect(said(page, 'Another conversation')).toBeVisible()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(said(page, 'Which ones?')).toBeHidden()
      await expect(row(page, /^Tomas Quist: Bring/)).toBeVisible()
    })
  })

  test('a link to a post in a private community is a card for its member, and a plain link for the other person', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const [vera, tomas] = [await createMember('Vera Holt'), await createMember('Tomas Holt')]
    const path = await hiddenPost(vera)
    const id = await startPair(vera, tomas)
    await say(tomas, id, `${baseURL}/users/${tomas.id}`)
    await say(vera, id, `${baseURL}${path}`)
    await enterAs(context, vera)
    let answer = (): void => {}
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/link-cards', async (route) => {
      await mayAnswer
      await route.continue()
    })
    await page.goto(`/messages?id=${id}`)
    const [othersContext, others] = await openFor(browser, tomas)
    await others.goto(`/messages?id=${id}`)
    const card = messages(page).getByRole('link', { name: /Plate return.*Back Room · Vera Holt/ })
    const place = () => row(page, /^Tomas Holt: http/).boundingBox()
    await expect(row(page, /^You: http/)).toBeInViewport()
    const before = await place()
    answer()
    await expect(card).toBeVisible()
    // Its space was reserved before it was loaded.
    expect(await place()).toEqual(before)
    await expect(
      messages(page)
        .getByRole('link', { name: /^(TH)? ?Tomas Holt/ })
        .last(),
    ).toBeVisible()
    await inspectAgain(page, 'messages-cards')
    await expect(row(others, /^Vera Holt: http/).getByRole('link', { name: /^http/ })).toBeVisible()
    await expect(row(others, /^You: http/).getByRole('link')).toHaveCount(2)
    await expect(row(others, /^Vera Holt: http/).getByRole('link', { name: /^http/ })).toHaveCount(
      1,
    )
    await expect(messages(others).getByText('Plate return')).toHaveCount(0)

    await row(page, /^You: http/)
      .getByRole('link', { name: /^http/ })
      .click()
    await expect(page).toHaveURL(new RegExp(path))
    await page.goBack()
    await card.click()
    await expect(page).toHaveURL(new RegExp(path))
    await othersContext.close()
  })
})

test.describe('a long press', { tag: '@phone' }, () => {
  test('on a message opens its menu, from which it is deleted', async ({ page, context }) => {
    const [vera, tomas] = [await createMember('Vera Nord'), await createMember('Tomas Nord')]
    const id = await startPair(vera, tomas)
    await say(tomas, id, 'Are you at the door?')
    await say(vera, id, 'At the wrong one')
    await enterAs(context, vera)
    await page.goto(`/messages?id=${id}`)
    await expect(said(page, 'At the wrong one')).toBeVisible()
    await expect(row(page, /^You: At/).getByRole('button')).toBeVisible()
    const touch = await context.newCDPSession(page)
    const hold = async (on: Locator): Promise<void> => {
      const box = await on.boundingBox()
      if (!box) throw new Error('It is not on screen.')
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      await expect(menu(page)).toBeVisible()
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await hold(said(page, 'Are you at the door?'))
    await expect(menu(page).getByRole('menuitem')).toHaveText([
      'React…',
      'Reply',
      'Forward',
      'Copy text',
      'Select text',
      'Report',
    ])
    await inspectAgain(page, 'messages-menu')
    await menu(page).getByRole('menuitem', { name: 'Select text' }).tap()
    await expect(menu(page)).toBeHidden()
    const selected = (): Promise<string> => page.evaluate(() => String(getSelection()))
    await expect.poll(selected).toBe('Are you at the door?')
    await page.touchscreen.tap(20, 300)
    await expect.poll(selected).toBe('')
    await hold(said(page, 'At the wrong one'))
    await expect(menu(page).getByRole('menuitem')).toHaveText([
      'React…',
      'Reply',
      'Forward',
      'Copy text',
      'Select text',
      'Edit',
      'Delete',
    ])
    await menu(page).getByRole('menuitem', { name: 'Delete' }).tap()
    await question(page).getByRole('button', { name: 'Delete' }).tap()
    await expect(row(page, /^You: Message deleted/)).toBeVisible()
    await expect(row(page, /^You: Message deleted/).getByRole('button')).toHaveCount(0)
  })
})
