import type { Locator, Page, Request } from '@playwright/test'
import { commentOn, createArticle } from '../server/test/articles.ts'
import { answerPost, createCategory, writePost } from '../server/test/discussions.ts'
import { withDatabase } from './harness/database.ts'
import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

const post = (page: Page): Locator => page.getByRole('article')
const item = (page: Page, words: string): Locator =>
  page.getByRole('listitem').filter({ hasText: words })
const chip = (within: Locator, name: string): Locator =>
  within.getByRole('button', { name: `Reaction ${name}`, exact: true })
const add = (within: Locator): Locator => within.getByRole('button', { name: 'Add a reaction' })

test('reactions to a post, a reply and a comment reach somebody else', async ({
  page,
  context,
  browser,
}) => {
  const [vera, tomas] = [await createMember('Vera Moss'), await createMember('Tomas Moss')]
  const communityId = await createCommunityOf(vera, { members: [tomas] })
  const categoryId = await withDatabase((db) => createCategory({ db }))
  const { id } = await writePost(tomas, communityId, { categoryId, title: 'Which plate?' })
  await answerPost(tomas, id, 'The long one, I think.')
  const article = await withDatabase((db) => createArticle({ db }, vera))
  await commentOn(tomas, article.id, 'Who files the cue sheet?')
  await enterAs(context, vera)
  const others = await browser.newPage({ reducedMotion: 'reduce' })
  await enterAs(others.context(), tomas)
  await Promise.all([page.goto(`/posts/${id}`), others.goto(`/posts/${id}`)])
  const reply = (on: Page) => item(on, 'The long one')
  await expect(add(reply(others))).toBeVisible()

  await test.step('to a post: seen without fetching it, joined, and taken back', async () => {
    const [own, theirs] = [post(page).first(), post(others).first()]
    const asked: string[] = []
    const note = (request: Request) => asked.push(request.url())
    others.on('request', note)
    await add(own).first().click()
    await page.getByRole('menuitemradio', { name: 'React with 🔥' }).click()
    await expect(chip(theirs, '🔥, 1')).toHaveAttribute('aria-pressed', 'false')
    // The answer to a later request shows that nothing else is on its way.
    await others.evaluate(() => fetch('/api/session'))
    expect(asked.filter((one) => one.includes(id) || one.includes(communityId))).toEqual([])
    others.off('request', note)
    await chip(theirs, '🔥, 1').click()
    await expect(chip(own, '🔥, 2')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'More about the post of Tomas Moss' }).click()
    await page.getByRole('menuitem', { name: 'Reactions' }).click()
    const sheet = page.getByRole('dialog', { name: 'Reactions' })
    await expect(sheet.getByRole('listitem')).toHaveText('🔥You, Tomas Moss')
    await page.keyboard.press('Escape')
    await chip(own, '🔥, 2').click()
    await expect(chip(theirs, '🔥, 1')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('to a reply, with the keyboard alone', async () => {
    await add(reply(page)).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'React with 👍' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(chip(reply(others), '❤️, 1')).toBeVisible()
    await expect(add(reply(page))).toBeFocused()
    await inspect(page)
  })

  await test.step('to a comment: any emoji, found by its name', async () => {
    await page.goto(`/hub/${article.slug}`)
    const comment = (on: Page) => item(on, 'Who files the cue sheet?')
    await add(comment(page)).click()
    await page.getByRole('menuitem', { name: 'More emoji' }).click()
    const sheet = page.getByRole('dialog', { name: 'React' })
    await sheet.getByRole('searchbox', { name: 'Search emoji' }).fill('guitar')
    await sheet.getByRole('button', { name: 'guitar', exact: true }).click()
    await expect(chip(comment(page), '🎸, 1')).toHaveAttribute('aria-pressed', 'true')
    await expect(add(comment(page))).toBeFocused()
    await others.goto(`/hub/${article.slug}`)
    await chip(comment(others), '🎸, 1').click()
    await expect(chip(comment(others), '🎸, 2')).toBeVisible()
    await inspect(others)
  })
  await others.close()
})
