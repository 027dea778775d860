import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs, type Member } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

/** Opens a second browser for another person. */
async function openFor(browser: Browser, person: Member): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await enterAs(context, person)
  return [context, await context.newPage()]
}
const sinceLoad = (page: Page) => page.evaluate(() => performance.timeOrigin)
const modalOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Discussion' })
const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, includeHidden: true })

async function writePost(page: Page, title: string, content: string): Promise<void> {
  await page.getByRole('button', { name: 'New Post' }).click()
  const form = page.getByRole('dialog', { name: 'New Post' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Content').fill(content)
  await form.getByLabel('Category').selectOption('General')
  await form.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(form).toBeHidden()
}

test.describe('a discussion', { tag: '@desktop' }, () => {
  // A viewer of a post that is deleted gets a 404 from the server.
  test.use({ expectRefusals: [404] })

  test('two people write, answer, like, edit and delete, and both screens follow', async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    const leader = await createMember('Signe Holm')
    const author = await createMember('Bo Tran')
    const id = await createCommunityOf(leader, { name: 'Tape Talk', members: [author] })
    await enterAs(context, leader)
    const [otherContext, other] = await openFor(browser, author)
    await Promise.all([page.goto(`/communities/${id}`), other.goto(`/communities/${id}`)])
    await expect(page.getByText('No discussions yet')).toBeVisible()
    const loaded = await Promise.all([sinceLoad(page), sinceLoad(other)])

    await test.step('[L-01] one person writes a post, and the other sees it', async () => {
      await writePost(other, 'Bias by ear', 'Does anyone still set it by ear?\nAsking for a deck.')
      await expect(cardOf(page, 'Bias by ear')).toContainText('Asking for a deck.')
      await inspectAgain(page, 'community')
    })
    await test.step('[L-18, L-33] an answer under the card is counted on both screens', async () => {
      const card = cardOf(page, 'Bias by ear')
      await card.getByRole('button', { name: 'Replies, 0' }).click()
      await expect(card.getByText('No replies yet')).toBeVisible()
      await expect(card.getByRole('button', { name: 'Send' })).toBeDisabled()
      await card.getByRole('textbox', { name: 'Write a comment' }).fill('Always, with a 10k tone.')
      await inspect(page)
      await card.getByRole('button', { name: 'Send' }).click()
      await expect(card.getByRole('button', { name: 'Replies, 1' })).toBeVisible()
      await expect(
        cardOf(other, 'Bias by ear').getByRole('button', { name: 'Replies, 1' }),
      ).toBeVisible()
    })
    await test.step('[L-21, L-25] the discussion opens at its own URL', async () => {
      await other.getByRole('link', { name: 'Bias by ear' }).click()
      await expect(modalOf(other)).toBeVisible()
      await expect(other).toHaveURL(/\/posts\/[\w-]+$/)
      await modalOf(other).getByPlaceholder('Write your reply...').fill('Tone it is.')
      await modalOf(other).getByRole('button', { name: 'Send Reply' }).click()
      await expect(modalOf(other).getByRole('heading', { name: 'Replies (2)' })).toBeVisible()
      await inspectAgain(other, 'member-discussion')
      await expect(cardOf(page, 'Bias by ear').getByText('Tone it is.')).toBeVisible()
    })
    await test.step('[L-14] both like at once, and both see two', async () => {
      const hearts = [
        cardOf(page, 'Bias by ear').getByRole('button', { name: /^Like/ }).first(),
        modalOf(other).getByRole('button', { name: /^Like/ }).first(),
      ]
      await Promise.all(hearts.map((heart) => heart.click()))
      for (const heart of hearts) {
        await expect(heart).toHaveAccessibleName('Like, 2')
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
      }
    })
    await test.step('a like reaches the other screen without a request', async () => {
      const asked: string[] = []
      const note = (request: Request) => asked.push(`${request.method()} ${request.url()}`)
      other.on('request', note)
      const heart = cardOf(page, 'Bias by ear').getByRole('button', { name: /^Like/ }).first()
      const theirs = modalOf(other).getByRole('button', { name: /^Like/ }).first()
      for (const likes of [1, 2]) {
        await heart.click()
        await expect(theirs).toHaveAccessibleName(`Like, ${likes}`)
      }
      // The answer to a later request shows that nothing else is on its way.
      await other.evaluate(() => fetch('/api/session'))
      expect(asked.filter((one) => !one.endsWith('/api/session'))).toEqual([])
      other.off('request', note)
    })
    await test.step('[L-28, L-31] the author edits a reply, and the leader marks another', async () => {
      await modalOf(other).getByRole('button', { name: 'More about the reply of Bo Tran' }).click()
      await other.getByRole('menuitem', { name: 'Edit' }).click()
      await modalOf(other).getByLabel('Reply', { exact: true }).fill('Tone it is, at ten.')
      const card = cardOf(page, 'Bias by ear')
      await card.getByRole('textbox', { name: 'Write a comment' }).fill('Half a draft')
      await modalOf(other).getByRole('button', { name: 'Save' }).click()
      await expect(card.getByText('Tone it is, at ten.')).toBeVisible()
      await expect(card.getByText('(edited)')).toBeVisible()
      // A change that arrives does not affect a person who is typing.
      await expect(card.getByRole('textbox', { name: 'Write a comment' })).toBeFocused()
      await expect(card.getByRole('textbox')).toHaveValue('Half a draft')
    })
    await test.step('[L-11, L-13] the leader edits the post, and it is marked as edited', async () => {
      await page.getByRole('button', { name: 'More about the post of Bo Tran' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByLabel('Content').fill('Does anyone still set the bias by ear?')
      await inspect(page)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(modalOf(other).getByText('(edited by leader)')).toBeVisible()
      await expect(modalOf(other).getByText('set the bias by ear')).toBeVisible()
    })
    await test.step('[L-29, L-33] a reply is deleted, and the counts follow', async () => {
      await modalOf(other).getByRole('button', { name: 'More about the reply of Bo Tran' }).click()
      await other.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(other.getByText('Are you sure you want to delete this reply?')).toBeVisible()
      await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(modalOf(other).getByRole('heading', { name: 'Replies (1)' })).toBeVisible()
      await expect(
        cardOf(page, 'Bias by ear').getByRole('button', { name: 'Replies, 1' }),
      ).toBeVisible()
    })
    await test.step('[L-12] the post is deleted, and a viewer who has it open is notified', async () => {
      await page.getByRole('button', { name: 'More about the post of Bo Tran' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page.getByText('Are you sure you want to delete this post?')).toBeVisible()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('No discussions yet')).toBeVisible()
      await expect(modalOf(other).getByText('Post not found')).toBeVisible()
      await modalOf(other).getByRole('button', { name: 'Close' }).click()
      await expect(other).toHaveURL(`/communities/${id}`)
      await expect(other.getByText('No discussions yet')).toBeVisible()
    })
    expect(await Promise.all([sinceLoad(page), sinceLoad(other)])).toEqual(loaded)
    await otherContext.close()
  })
})

test.describe('the URL of a post', { tag: '@phone' }, () => {
  test.use({ expectRefusals: [404] })

  test('is a page of its own after sign-in; from the list it opens over the list', async ({
    page,
    context,
    browser,
  }) => {
    const leader = await createMember('Signe Holm')
    const guest = await createMember('Ola Berg')
    const id = await createCommunityOf(leader, { name: 'Long Reads' })
    const [leaderContext, writer] = await openFor(browser, leader)
    await writer.goto(`/communities/${id}`)
    for (const number of [1, 2, 3, 4, 5, 6])
      await writePost(
        writer,
        `Part ${number}`,
        `Chapter ${number}. ${'Word after word. '.repeat(40)}`,
      )
    await writer.getByRole('link', { name: 'Part 2' }).click()
    await expect(writer).toHaveURL(/\/posts\//)
    const address = new URL(writer.url()).pathname

    await page.goto(address)
    await expect(page).toHaveURL('/auth')
    await enterAs(context, guest)
    await page.goto(address)
    const title = page.getByRole('heading', { level: 1, name: 'Part 2' })
    await expect(title).toBeVisible()
    await expect(page).toHaveTitle(/^Part 2 ·/)
    await expect(page).toHaveURL(address)
    await expect(modalOf(page)).toHaveCount(0)
    await expect(page.getByPlaceholder('Write your reply...')).toBeInViewport()
    await inspectAgain(page, 'post')
    await page.reload()
    await expect(title).toBeVisible()
    await page.getByRole('link', { name: 'Back to Long Reads' }).click()
    await expect(page).toHaveURL(`/communities/${id}`)

    await test.step('Back closes it, at the same scroll position', async () => {
      const link = page.getByRole('link', { name: 'Part 3' })
      await link.scrollIntoViewIfNeeded()
      // Pressing may scroll a little, too: what counts is where the page was then.
      await link.evaluate((one) => {
        const note = (): void => document.body.setAttribute('data-pressed-at', String(scrollY))
        one.addEventListener('click', note, { once: true })
      })
      await link.click()
      const place = Number(await page.locator('body').getAttribute('data-pressed-at'))
      expect(place).toBeGreaterThan(0)
      await expect(modalOf(page)).toBeVisible()
      const top = await modalOf(page).evaluate((sheet) => sheet.getBoundingClientRect().top)
      expect(top).toBe(40)
      await page.goBack()
      await expect(modalOf(page)).toBeHidden()
      await expect(page).toHaveURL(`/communities/${id}`)
      expect(await page.evaluate(() => scrollY)).toBe(place)
    })
    await test.step('new posts on top do not move the posts being read', async () => {
      const read = page.getByRole('link', { name: 'Part 1' })
      await read.scrollIntoViewIfNeeded()
      const before = await read.boundingBox()
      await writer.keyboard.press('Escape')
      await writePost(writer, 'Part 7', 'And one more chapter, on top of everything else.')
      await expect(page.getByRole('link', { name: 'Part 7' })).toBeAttached()
      await expect.poll(async () => (await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    })
    await page.goto('/posts/0191d1c0-0000-7000-8000-000000000999')
    await expect(page.getByRole('heading', { name: 'Post not found' })).toBeVisible()
    await inspect(page)
    await leaderContext.close()
  })
})
