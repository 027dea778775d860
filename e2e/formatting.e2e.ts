import type { Locator, Page } from '@playwright/test'
import { startPair } from '../server/test/conversations.ts'
import { inspectIn } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { messages } from './harness/thread.ts'

/** Selects words of a text box, as a finger or the keyboard would. */
async function select(box: Locator, words: string): Promise<void> {
  await box.evaluate((area: HTMLTextAreaElement, part) => {
    const from = area.value.indexOf(part)
    area.focus()
    area.setSelectionRange(from, from + part.length)
  }, words)
}

/** The tools are loaded beside the box. */
async function press(area: Locator, name: string): Promise<void> {
  const bar = area.getByRole('toolbar', { name: 'Formatting' })
  if (!(await bar.isVisible())) await area.getByRole('button', { name: 'Formatting' }).click()
  await bar.getByRole('button', { name }).click()
}

const composerOf = (page: Page): Locator =>
  page.locator('form').filter({ has: page.getByRole('textbox', { name: /^Message/ }) })

test('what is formatted is seen so by others, and is plain in the list and in a notice', async ({
  page,
  browser,
}, { project }) => {
  test.slow()
  const [ines, tomas] = [await createMember('Ines Wahl'), await createMember('Tomas Wahl')]
  const id = await startPair(ines, tomas)
  const communityId = await createCommunityOf(ines, { name: 'Load-in', members: [tomas] })
  await enterAs(page.context(), ines)
  const others = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: page.viewportSize() ?? null,
  })
  await enterAs(others.context(), tomas)

  await test.step('keys and the bar format a message, and undo takes it back', async () => {
    await page.goto(`/messages?id=${id}`)
    const area = composerOf(page)
    const box = area.getByRole('textbox', { name: /^Message/ })
    await box.fill('Load-in is at seven, not six')
    await expect(area.getByRole('button', { name: 'Formatting' })).toBeVisible()
    await select(box, 'seven')
    await box.press('Control+b')
    await expect(box).toHaveValue('Load-in is at *seven*, not six')
    await box.press('Control+z')
    await expect(box).toHaveValue('Load-in is at seven, not six')
    await box.press('Control+Shift+z')
    await expect(box).toHaveValue('Load-in is at *seven*, not six')
    await select(box, 'six')
    await press(area, 'Strikethrough')
    await expect(box).toHaveValue('Load-in is at *seven*, not ~six~')
    await expect(box).toBeFocused()
    await box.press('End')
    await box.press('Shift+Enter')
    await box.pressSequentially('strings')
    await box.press('Shift+Enter')
    await box.pressSequentially('a spare lead')
    await box.evaluate((one: HTMLTextAreaElement) =>
      one.setSelectionRange(one.value.indexOf('strings'), one.value.length),
    )
    await press(area, 'List')
    await inspectIn(page, [project.name === 'phone' ? 'light' : 'dark'])
    await area.getByRole('button', { name: 'Send' }).click()
  })

  await test.step('another person reads it formatted, and plain in the list', async () => {
    await others.goto('/messages')
    await expect(
      others.getByText('Load-in is at seven, not six • strings • a spare lead'),
    ).toBeVisible()
    await others.goto(`/messages?id=${id}`)
    const message = messages(others).getByRole('article', {
      name: /Load-in is at seven, not six/,
    })
    await expect(message.getByRole('strong')).toHaveText('seven')
    await expect(message.locator('s')).toHaveText('six')
    await expect(message.getByRole('listitem')).toHaveText(['strings', 'a spare lead'])
    await inspectIn(others, [project.name === 'phone' ? 'dark' : 'light'])
  })

  await test.step('a post and an answer to it', async () => {
    await page.goto(`/communities/${communityId}`)
    await page.getByRole('button', { name: 'New Post' }).click()
    const form = page.getByRole('dialog', { name: 'New Post' })
    const content = form.getByLabel('Content')
    await form.getByLabel('Title').fill('Who brings what')
    await content.fill('Please bring the quiet amp')
    await expect(form.getByRole('button', { name: 'Formatting' })).toBeVisible()
    await select(content, 'quiet')
    await content.press('Control+i')
    await select(content, 'Please')
    await press(form, 'Quote')
    await expect(content).toHaveValue('> Please bring the _quiet_ amp')
    await form.getByLabel('Category').selectOption('General')
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(form).toBeHidden()

    await others.goto(`/communities/${communityId}`)
    const post = others.getByRole('article', { name: 'Who brings what' })
    await expect(post.getByRole('blockquote')).toHaveText('Please bring the quiet amp')
    await expect(post.getByRole('emphasis')).toHaveText('quiet')
    await post.getByRole('button', { name: 'Replies, 0' }).click()
    const answer = post.getByRole('textbox', { name: 'Write a comment' })
    await answer.fill('I have the `AC15`, and *no* pedals')
    await answer.press('Control+Enter')
    await expect(post.getByRole('code')).toHaveText('AC15')

    await page.goto('/notifications')
    await expect(page.getByText('I have the AC15, and no pedals')).toBeVisible()
  })
  await others.close()
})
