import type { Page } from '@playwright/test'
import { commentOn, createArticle } from '../server/test/articles.ts'
import { withDatabase } from './harness/database.ts'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

/** The path of the list of articles. */
const posts = '/?view=info'

type NewArticle = NonNullable<Parameters<typeof createArticle>[2]>

const publish = async (articles: readonly NewArticle[]): Promise<void> => {
  const editor = await createMember('Edda Editor')
  await withDatabase(async (db) => {
    for (const article of articles) await createArticle({ db }, editor, article)
  })
}

const filterOf = (page: Page) => page.getByRole('combobox', { name: 'Category' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Dated long ago, so that other articles stay on top. */
const trains = Array.from({ length: 16 }, (_, index) => ({
  slug: `night-train-${index}`,
  title: `Night train no. ${index}`,
  category: 'Night trains',
  createdAt: new Date(Date.UTC(2020, 0, 1 + index)),
}))

test.describe('the Information Hub', { tag: '@desktop' }, () => {
  test('[R-02] shows the real cover of an article, and drawn ones for the others', async ({
    page,
    context,
  }) => {
    await enterAs(context, await createMember('Cora Cover'))
    await page.goto('/?view=info&category=health')
    const covered = page.getByRole('listitem').filter({ hasText: 'Looking after your ears' })
    const picture = covered.locator('img[src*="/article-covers/"]')
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300)
    await publish([{ slug: 'bare-walls', title: 'Bare walls', category: 'Bare walls' }])
    await page.goto('/?view=info&category=bare-walls')
    const drawn = page.getByRole('listitem').filter({ hasText: 'Bare walls' })
    await expect(drawn.locator('img')).toHaveCount(0)
    await expect(drawn.locator('svg').first()).toBeVisible()
  })

  test('shows a new comment where it lands, below many others', async ({ page, context }) => {
    const [reader, editor] = [await createMember('Ida Late'), await createMember('Otto Early')]
    await withDatabase(async (db) => {
      const { id } = await createArticle({ db }, editor, { slug: 'long-talk', title: 'Long talk' })
      for (let count = 0; count < 30; count += 1) await commentOn(editor, id, `Point ${count}`)
    })
    await enterAs(context, reader)
    await page.goto('/hub/long-talk')
    await expect(page.getByText('Point 0', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Write a comment' }).fill('And one more.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'And one more.' })).toBeInViewport({
      ratio: 1,
    })
  })

  test('is read, filtered, liked and commented on, and restores the scroll position', async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    await publish(trains)
    const reader = await createMember('Rita Reader')
    await enterAs(context, reader)
    await page.goto(posts)
    await test.step('[R-01, R-02, R-08] filters by one of the categories in use', async () => {
      await expect(page.getByRole('link', { name: /Room tuning/ })).toBeVisible()
      const offered = await filterOf(page).locator('option').allTextContents()
      expect(offered[0]).toBe('All Categories')
      expect(offered.slice(1)).toEqual(offered.slice(1).toSorted((a, b) => a.localeCompare(b)))
      await filterOf(page).selectOption('Night trains')
      await expect(page.getByRole('listitem').filter({ hasText: 'Night train no.' })).toHaveCount(
        16,
      )
      await expect(page).toHaveURL(/category=night-trains/)
      await inspectAgain(page, 'hub')
    })
    await test.step('[R-03, R-04] an article, and back to the same scroll position in the same list', async () => {
      const link = page.getByRole('link', { name: 'Night train no. 3', exact: true })
      await link.scrollIntoViewIfNeeded()
      const before = await scrolled(page)
      expect(before).toBeGreaterThan(500)
      await link.click()
      await expect(page).toHaveURL(/\/hub\/night-train-3$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await scrolled(page)).toBe(0)
      await page.getByRole('link', { name: 'Back to posts' }).click()
      await expect(page).toHaveURL(/category=night-trains/)
      await expect(filterOf(page)).toHaveValue('night-trains')
      await expect.poll(() => scrolled(page)).toBe(before)
    })
    await test.step('[R-06, R-07, R-11] a like, and a comment that is edited and deleted', async () => {
      await page.getByRole('link', { name: 'Night train no. 4', exact: true }).click()
      await page.getByRole('button', { name: 'Like, 0' }).click()
      await expect(page.getByRole('button', { name: 'Like, 1', pressed: true })).toBeVisible()
      const box = page.getByRole('textbox', { name: 'Write a comment' })
      await box.fill('   ')
      await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
      await box.fill('Sleeper or seat?')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Sleeper or seat?')).toBeVisible()
      await expect(page.getByText('1 comment', { exact: true })).toBeAttached()
      await page.getByRole('button', { name: 'More about the comment of Rita Reader' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByLabel('Comment', { exact: true }).fill('Sleeper, always.')
      await inspect(page)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('(edited)')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Sleeper, always.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Like, 1', pressed: true })).toBeVisible()
      await page.getByRole('button', { name: 'More about the comment of Rita Reader' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('No comments yet')).toBeVisible()
      await page.getByRole('link', { name: 'Back to posts' }).click()
      const card = page.getByRole('listitem').filter({ hasText: 'Night train no. 4' })
      await expect(card).toContainText('1 like')
      await expect(card).toContainText('0 comments')
    })
    await test.step('[R-04] opened directly, it leads to the hub on the home page', async () => {
      const guest = await browser.newContext({ reducedMotion: 'reduce' })
      await enterAs(guest, reader)
      const direct = await guest.newPage()
      await direct.goto('/hub/night-train-5')
      await direct.getByRole('link', { name: 'Back to posts' }).click()
      await expect(direct).toHaveURL(/\/\?view=info$/)
      await direct.goto('/hub/no-such-post')
      await expect(direct.getByRole('heading', { name: 'This post is not here' })).toBeVisible()
      await inspect(direct)
      await guest.close()
    })
  })

  test('[R-03] can be used with the keyboard alone, and slides in unless motion is reduced', async ({
    page,
    context,
  }) => {
    await enterAs(context, await createMember('Kay Keys'))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(posts)
    const link = page.getByRole('link', { name: 'Looking after your ears' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Looking after' })).toBeFocused()
    await expect(page.locator('.slide-in')).toHaveCSS('animation-name', 'slide-in')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.locator('.slide-in')).toHaveCSS('animation-duration', '1e-05s')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Looking after' })).toBeVisible()
    await expect(page.locator('.slide-in')).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to posts' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: /Room tuning/ })).toBeVisible()
  })

  test('visitors sign in first, and return to the article', async ({ page }) => {
    await page.goto('/hub/looking-after-your-ears')
    await expect(page).toHaveURL(/\/auth$/)
    await page.getByRole('button', { name: 'Continue with Spotify' }).click()
    await page.getByRole('button', { name: /Marisol Vega/ }).click()
    await expect(page).toHaveURL(/\/hub\/looking-after-your-ears$/)
    await expect(page.getByRole('heading', { level: 2, name: 'The arithmetic' })).toBeVisible()
  })
})

const hostile = `
<script>window.hit = 'script'</script>

<img src="https://elsewhere.example/a.png" onerror="window.hit = 'img'">

<iframe src="https://elsewhere.example/frame"></iframe> and <b onclick="window.hit = 'b'">bold</b>

![A picture](https://elsewhere.example/b.png)

![By name][p] [a link](javascript:window.hit='link') [by name][j]

[data](data:text/html,<script>1</script>) [slashes](//elsewhere.example) <javascript:window.hit='auto'>

<svg onload="window.hit = 'svg'"></svg>

[p]: https://elsewhere.example/c.png
[j]: javascript:window.hit='reference'
`

/** Elements that would run a script, or link to or load from another site. */
const living = `main :is(script, iframe, object, [onerror], [onclick], [onload],
  [src*="elsewhere"], [href*="elsewhere"], [href^="javascript" i], [href^="data:"])`

test.describe('an article with hostile content', { tag: '@phone' }, () => {
  test('runs no script, and fetches nothing from other sites', async ({ page, context }) => {
    const slug = 'evil-in-it'
    const reader = await createMember('Ria Risk')
    await publish([{ slug, title: 'Evil', category: 'Night trains', content: hostile }])
    await withDatabase(async (db) => {
      const { id } = await createArticle({ db }, reader, {
        slug: 'evil-comment',
        createdAt: new Date(0),
      })
      await commentOn(reader, id, `<img src=x onerror="window.hit = 'comment'"> javascript:x`)
    })
    await enterAs(context, reader)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).host))
    for (const address of [slug, 'evil-comment']) {
      await page.goto(`/hub/${address}`)
      await expect(page.getByText(/onerror=/)).toBeVisible()
      await expect(page.locator(living)).toHaveCount(0)
      await inspectAgain(page, 'hub-article')
    }
    expect(await page.evaluate(() => Reflect.get(window, 'hit') as unknown)).toBeUndefined()
    expect(new Set(asked)).toEqual(new Set([new URL(page.url()).host]))
  })
})
