import type { Browser, BrowserContext, Page } from '@playwright/test'
import { say, startGroup, startPair } from '../server/test/conversations.ts'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { fillConversation } from './harness/long-conversation.ts'
import { createMember, enterAs, type Member } from './harness/members.ts'
import { settled } from './harness/settled.ts'
import { expect, test } from './harness/test.ts'
import {
  composer,
  firstInView,
  leftBelow,
  messages,
  said,
  scrollUp,
  write,
} from './harness/thread.ts'

/** Opens a second browser for another person. */
async function openFor(browser: Browser, person: Member): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await enterAs(context, person)
  return [context, await context.newPage()]
}
test.describe('two people', { tag: '@desktop' }, () => {
  test('[V-13] write to each other, see each other type and read, and correct a word', async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
    await enterAs(context, runa)
    await page.goto(`/users/${otis.id}`)
    await page.getByRole('main').getByRole('button', { name: 'Message', exact: true }).click()
    await expect(page).toHaveURL(/\/messages\?id=/)
    await expect(page.getByText('No messages yet. Start the conversation!')).toBeVisible()
    await write(page, 'Is the tape machine free?')
    await expect(messages(page).getByRole('img', { name: 'Sent' })).toBeVisible()

    const [othersContext, others] = await openFor(browser, otis)
    await others.goto('/messages')
    await expect(others.getByRole('link', { name: /^Messages ?, 1 unread/ })).toBeVisible()
    await others.getByRole('link', { name: /Runa Dahl.*Is the tape machine free/ }).click()
    await expect(said(others, 'Is the tape machine free?')).toBeVisible()
    await expect(messages(page).getByRole('img', { name: 'Read', exact: true })).toBeVisible()

    await composer(others).pressSequentially('From fr', { delay: 40 })
    await expect(page.getByText('Otis Bream is typing…')).toBeVisible()
    await composer(others).pressSequentially('iday on.', { delay: 40 })
    await composer(others).press('Enter')
    await expect(said(page, 'From friday on.')).toBeVisible()
    await expect(page.getByText('Otis Bream is typing…')).toBeHidden()
    await expect(
      page.locator('[aria-live=polite]', { hasText: 'Otis Bream: From friday on.' }),
    ).toBeAttached()

    await composer(others).press('ArrowUp')
    await others.getByRole('textbox', { name: 'Edit message' }).fill('From Friday on.')
    await others.keyboard.press('Enter')
    await expect(said(page, 'From Friday on.')).toBeVisible()
    await expect(messages(page).getByText('(edited)')).toBeVisible()
    await inspectAgain(page, 'messages-pair')
    await othersContext.close()
  })

  test.describe('without a network', () => {
    test.use({ expectConsoleErrors: true })
    test('a message written offline is sent once when the connection is back', async ({
      page,
      context,
      browser,
    }) => {
      test.slow()
      const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
      const id = await startPair(runa, otis)
      await say(otis, id, 'Are you there?')
      await enterAs(context, runa)
      await page.goto(`/messages?id=${id}`)
      await expect(said(page, 'Are you there?')).toBeVisible()
      await context.setOffline(true)
      await write(page, 'In the tunnel.')
      await expect(messages(page).getByRole('img', { name: 'Waiting to be sent' })).toBeVisible()
      await inspect(page)
      const [othersContext, others] = await openFor(browser, otis)
      await others.goto(`/messages?id=${id}`)
      await context.setOffline(false)
      await expect(said(others, 'In the tunnel.')).toBeVisible({ timeout: 30_000 })
      await expect(messages(page).getByRole('img', { name: /^(Sent|Read)$/ })).toBeVisible()
      await expect(said(others, 'In the tunnel.')).toHaveCount(1)
      await othersContext.close()
    })
  })

  test('three people create a group, and see who has read', async ({ page, context, browser }) => {
    test.slow()
    // The tests search for these people by name, so the names must be unique.
    const family = `Fell${Date.now()}`
    const runa = await createMember(`Runa ${family}`)
    const otis = await createMember(`Otis ${family}`)
    const ines = await createMember(`Ines ${family}`)
    await enterAs(context, runa)
    await page.goto('/messages')
    await page.getByRole('button', { name: 'New Group' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create Group Chat' })
    await dialog.getByLabel('Group name').fill('Night shift')
    for (const { name } of [otis, ines]) {
      await dialog.getByRole('combobox', { name: 'Add Participants' }).fill(name)
      await dialog.getByRole('option', { name }).first().click()
    }
    await dialog.getByLabel('Initial message').fill('Who brings the kettle?')
    await inspectAgain(page, 'messages-new-group')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(/\/messages\?id=/)
    await expect(page.getByRole('heading', { name: 'Night shift' })).toBeVisible()
    await expect(said(page, 'Who brings the kettle?')).toBeVisible()
    await page.getByRole('button', { name: '3 people' }).click()
    await expect(page.getByRole('dialog').getByText(ines.name)).toBeVisible()
    await page.keyboard.press('Escape')
    const [, others] = await openFor(browser, otis)
    await others.goto('/messages')
    await others.getByRole('link', { name: /Night shift.*Runa: Who brings the kettle/ }).click()
    await write(others, 'I do.')
    await page.getByRole('button', { name: 'Read by 1 of 2' }).click()
    const receipt = page.getByRole('dialog', { name: 'Read by' })
    await expect(receipt.getByRole('region', { name: 'Read by' })).toContainText(otis.name)
    await expect(receipt.getByRole('region', { name: 'Not yet' })).toContainText(ines.name)
    await inspect(page)
    await others.context().close()
  })
})

test.describe('one conversation', { tag: '@desktop' }, () => {
  test('[T-12] keeps the draft and the scroll position after a reload', async ({
    page,
    context,
  }) => {
    const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
    const id = await startPair(runa, otis)
    await fillConversation([runa, otis], id, 400)
    await enterAs(context, runa)
    await page.goto(`/messages?id=${id}`)
    await expect(messages(page).getByText(/^Take 400/)).toBeVisible()
    await expect.poll(() => leftBelow(page)).toBeLessThanOrEqual(1)
    await composer(page).fill('Half a thought')
    await scrollUp(page, 6000)
    const before = await firstInView(page)
    await page.reload()
    await expect(composer(page)).toHaveValue('Half a thought')
    await expect.poll(async () => (await firstInView(page)).text).toBe(before.text)
    const after = await firstInView(page)
    expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2)
    // To another page and back.
    await page.getByRole('link', { name: 'Communities', exact: true }).first().click()
    await expect(page).toHaveURL(/communities/)
    await page.goBack()
    await expect.poll(async () => (await firstInView(page)).text).toBe(before.text)
    // New messages of others do not move the view, and a button to scroll down is offered.
    await say(otis, id, 'Did you get that?')
    await page.getByRole('button', { name: 'New messages' }).click()
    await expect(said(page, 'Did you get that?')).toBeVisible()
    await expect.poll(() => leftBelow(page)).toBeLessThanOrEqual(1)
    // A view at the end stays at the end.
    await say(otis, id, 'Never mind.')
    await expect(said(page, 'Never mind.')).toBeInViewport()
    await expect.poll(() => leftBelow(page)).toBeLessThanOrEqual(1)
    await expect(page.getByRole('button', { name: 'New messages' })).toBeHidden()
  })

  test('of 10,000 messages renders few at a time, and stays in place when older ones load', async ({
    page,
    context,
  }) => {
    test.slow()
    const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
    const id = await startPair(runa, otis)
    await fillConversation([runa, otis], id, 10_000)
    await enterAs(context, runa)
    await page.goto(`/messages?id=${id}`)
    await expect(messages(page).getByText(/^Take 10000/)).toBeVisible()
    for (let round = 0; round < 3; round += 1) await scrollUp(page, 6000)
    expect(await messages(page).getByRole('article').count()).toBeLessThan(60)
    // Near the top, older messages load while the person reads.
    const seen = await firstInView(page)
    await settled(page)
    const later = await firstInView(page)
    expect([later.text, Math.abs(later.top - seen.top) <= 1]).toEqual([seen.text, true])
  })

  test('[T-04, T-05, T-14] fits long text: a bubble takes 70 % of its side, the composer 150 px', async ({
    page,
    context,
  }) => {
    const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
    const id = await startPair(runa, otis)
    await say(otis, id, 'on and on '.repeat(200))
    await say(runa, id, 'and so it goes '.repeat(200))
    await enterAs(context, runa)
    await page.goto(`/messages?id=${id}`)
    const places = async (name: RegExp) =>
      messages(page)
        .getByRole('article', { name })
        .evaluate((article) => {
          const bubble = article.querySelector('p')?.parentElement?.getBoundingClientRect()
          const row = article.getBoundingClientRect()
          if (!bubble) throw new Error('The message has no bubble.')
          const [left, right] = [bubble.left - row.left, row.right - bubble.right]
          return { share: bubble.width / row.width, left, right }
        })
    for (const { share } of [await places(/^Otis Bream:/), await places(/^You:/)]) {
      expect(share).toBeLessThanOrEqual(0.7001)
      expect(share).toBeGreaterThan(0.65)
    }
    const [theirs, own] = [await places(/^Otis Bream:/), await places(/^You:/)]
    expect(theirs.left).toBeLessThan(theirs.right)
    expect(own.right).toBeLessThan(own.left)
    await composer(page).fill('line\n'.repeat(30))
    expect(await composer(page).evaluate((area) => area.clientHeight)).toBeGreaterThan(120)
    expect((await composer(page).boundingBox())?.height).toBeLessThanOrEqual(150)
  })

  test('is read and answered with the keyboard alone', async ({ page, context }) => {
    const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
    const id = await startPair(runa, otis)
    await say(otis, id, 'First word')
    await say(runa, id, 'Second word')
    await enterAs(context, runa)
    await page.goto('/messages')
    await page.getByRole('link', { name: /Otis Bream.*Second word/ }).focus()
    await page.keyboard.press('Enter')
    await expect(composer(page)).toBeFocused()
    await expect(said(page, 'Second word')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Attach files' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    const own = page.getByRole('article', { name: /^You: Second word/ })
    await expect(own.getByRole('button', { name: 'Message options' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(own).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('article', { name: /^Otis Bream: First word/ })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('article', { name: /^You: Second word/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
    const edit = page.getByRole('textbox', { name: 'Edit message' })
    await expect(edit).toBeFocused()
    await edit.press('Escape')
    await expect(page.getByRole('article', { name: /^You: Second word/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Third word')
    await page.keyboard.press('Enter')
    await expect(said(page, 'Third word')).toBeVisible()
  })
})

test(
  '[S-06, S-10] on a phone a conversation replaces the list, which is unchanged afterwards',
  { tag: '@phone' },
  async ({ page, context }) => {
    test.slow()
    const runa = await createMember('Runa Dahl')
    await Promise.all(
      Array.from({ length: 16 }, async (_, index) => {
        const other = await createMember(`Player ${index + 1}`)
        await say(other, await startPair(other, runa), `Hello from ${index + 1}`)
      }),
    )
    await enterAs(context, runa)
    await page.goto('/messages')
    const list = page.getByRole('list', { name: 'Conversations' })
    await expect(list.getByRole('link')).toHaveCount(16)
    const last = list.getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    const preview = last.getByText('Hello from')
    await expect(preview).toHaveCSS('font-weight', '600')
    await expect(last.locator('.bg-signal')).toHaveCSS('width', '8px')
    const where = await list.evaluate((element) => element.parentElement?.scrollTop ?? 0)
    expect(where).toBeGreaterThan(100)
    await last.click()
    await expect(page.getByText('New', { exact: true })).toBeVisible()
    await expect(list).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await inspectAgain(page, 'messages-pair')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/messages$/)
    await expect(list).toBeVisible()
    await expect(last).toBeFocused()
    await expect(preview).toHaveCSS('font-weight', '400')
    await expect(last.locator('.bg-signal')).toHaveCount(0)
    // The bottom bar returns with the next frame; then the list has its scroll position again.
    await expect
      .poll(() => list.evaluate((element) => element.parentElement?.scrollTop))
      .toBe(where)
  },
)

test(
  'the list shows only what is unread, or groups, and follows what arrives',
  { tag: '@phone-first' },
  async ({ page, context }) => {
    const [runa, otis, mika] = [
      await createMember('Runa Dahl'),
      await createMember('Otis Bream'),
      await createMember('Mika Sand'),
    ]
    const [withOtis, withMika] = [await startPair(otis, runa), await startPair(mika, runa)]
    await say(otis, withOtis, 'Are you free on Friday?')
    const group = await startGroup(runa, [otis, mika], 'Friday room')
    await say(runa, withMika, 'Thanks for the stems')
    await enterAs(context, runa)
    await page.goto('/messages')
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
    const filter = page.getByRole('group', { name: 'Show' })
    await expect(rows).toHaveCount(3)

    await filter.getByRole('button', { name: 'Unread' }).click()
    await expect(rows).toHaveText([/Otis Bream/])
    await say(mika, group, 'I bring the cables')
    await expect(rows).toHaveText([/Friday room/, /Otis Bream/])
    await inspectAgain(page, 'messages')

    await filter.getByRole('button', { name: 'Groups' }).click()
    await expect(rows).toHaveText([/Friday room/])
    const read = page.waitForResponse((response) => response.url().endsWith(`/${group}/read`))
    await rows.getByRole('link').click()
    await expect(said(page, 'I bring the cables')).toBeVisible()
    await read
    await page.goto('/messages')
    await filter.getByRole('button', { name: 'Unread' }).click()
    await expect(rows).toHaveText([/Otis Bream/])
  },
)
