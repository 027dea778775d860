import type { Locator, Page } from '@playwright/test'
import { startPair } from '../server/test/conversations.ts'
import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { composer, messages, write } from './harness/thread.ts'

const article = 'https://tapeclub.example/plate-reverb'
const song = 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'

const row = (page: Page, name: RegExp): Locator => messages(page).getByRole('article', { name })

/** What a page asks others for; nothing is let out. */
async function watchOthers(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<h1>Player</h1>' })
    },
  )
  return asked
}

test('a link in a message gets a preview before the eyes of both, which its sender takes away', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
  const id = await startPair(vera, tomas)
  await enterAs(context, vera)
  const asked = await watchOthers(page)
  await page.goto(`/messages?id=${id}`)
  const others = await browser.newPage({ reducedMotion: 'reduce' })
  await enterAs(others.context(), tomas)
  const othersAsked = await watchOthers(others)
  await others.goto(`/messages?id=${id}`)
  await expect(composer(others)).toBeVisible()

  await test.step('it comes after the message, with a picture of ours', async () => {
    await composer(page).fill(`Read this: ${article}`)
    await expect(page.getByText('With a preview of tapeclub.example')).toBeVisible()
    await inspect(page)
    await composer(page).press('Enter')
    for (const one of [page, others]) {
      const card = row(one, /Read this/).getByRole('link', {
        name: /How we built a plate reverb/,
      })
      await expect(card).toHaveAttribute('href', article)
      const picture = row(one, /Read this/).locator('[data-preview] img')
      await expect(picture).toHaveAttribute('src', /^\/files\/link-previews\/message\//)
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(600)
      await inspect(one)
    }
  })

  await test.step('a song plays by a press, and loads nothing foreign before', async () => {
    await write(others, song)
    const message = row(page, /^Tomas Ruiz: https:\/\/open\.spotify/)
    const play = message.getByRole('button', { name: 'Play Night Bus from Spotify' })
    await expect(play).toBeVisible()
    await expect(message.getByText('Plays from open.spotify.com')).toBeVisible()
    expect([asked, othersAsked]).toEqual([[], []])
    await play.click()
    const player = page.frameLocator('iframe[title="Night Bus, player of Spotify"]')
    await expect(player.getByRole('heading', { name: 'Player' })).toBeVisible()
    expect(asked).toEqual(['https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC'])
    expect(othersAsked).toEqual([])
    await inspect(page)
    await message.getByRole('button', { name: 'Close the player of Spotify' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await test.step('its sender takes it away for both', async () => {
    await expect(
      row(others, /Read this/).getByRole('button', { name: 'Remove preview' }),
    ).toHaveCount(0)
    await row(page, /Read this/)
      .getByRole('button', { name: 'Remove preview' })
      .click()
    for (const one of [page, others])
      await expect(row(one, /Read this/).locator('[data-preview]')).toHaveCount(0)
    await page.reload()
    await expect(row(page, /Read this/).getByRole('link', { name: article })).toBeVisible()
    await expect(row(page, /Read this/).locator('[data-preview]')).toHaveCount(0)
  })

  await test.step('a message is sent without one', async () => {
    await composer(page).fill(`No picture: ${article}`)
    await page.getByRole('button', { name: 'Leave out the preview' }).click()
    await expect(composer(page)).toBeFocused()
    await expect(page.getByText('Without a preview of tapeclub.example')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Without a preview of tapeclub.example')).toBeVisible()
    await composer(page).press('Enter')
    await write(page, 'https://tapeclub.example/')
    await expect(
      row(others, /Tomas|Vera Lund: https/)
        .last()
        .locator('[data-preview]'),
    ).toBeVisible()
    await expect(row(others, /No picture/).locator('[data-preview]')).toHaveCount(0)
  })
  await others.close()
})

test('a post and a reply get previews on the pages of others, and lose them', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
  const id = await createCommunityOf(vera, { name: 'Stairwell', members: [tomas] })
  await enterAs(context, vera)
  const asked = await watchOthers(page)
  await page.goto(`/communities/${id}`)
  const others = await browser.newPage({ reducedMotion: 'reduce' })
  await enterAs(others.context(), tomas)
  await others.goto(`/communities/${id}`)
  await expect(others.getByText('No discussions yet')).toBeVisible()
  const postOn = (one: Page): Locator =>
    one.getByRole('article', { name: 'Reverb', includeHidden: true })
  const cardIn = (place: Locator): Locator =>
    place.getByRole('link', { name: /How we built a plate reverb/ })

  await test.step('a post', async () => {
    await page.getByRole('button', { name: 'New Post' }).click()
    const form = page.getByRole('dialog', { name: 'New Post' })
    await form.getByLabel('Title').fill('Reverb')
    await form.getByLabel('Content').fill(`How they did it: ${article}`)
    await expect(form.getByText('With a preview of tapeclub.example')).toBeVisible()
    await form.getByLabel('Category').selectOption('General')
    await inspect(page)
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(form).toBeHidden()
    for (const one of [page, others]) {
      await expect(cardIn(postOn(one))).toBeVisible()
      await expect(postOn(one).locator('[data-preview] img')).toBeVisible()
      await inspect(one)
    }
  })

  await test.step('a reply, without a preview until its text has another link', async () => {
    await postOn(others).getByRole('button', { name: 'Replies, 0' }).click()
    await postOn(others).getByRole('textbox', { name: 'Write a comment' }).fill(song)
    await postOn(others).getByRole('button', { name: 'Leave out the preview' }).click()
    await postOn(others)
      .getByRole('textbox', { name: 'Write a comment' })
      .fill(`I know this one: ${article}`)
    await expect(postOn(others).getByText('With a preview of tapeclub.example')).toBeVisible()
    await postOn(others).getByRole('button', { name: 'Send' }).click()
    await postOn(page).getByRole('button', { name: 'Replies, 1' }).click()
    for (const one of [page, others])
      await expect(cardIn(postOn(one).getByRole('listitem'))).toBeVisible()
    await inspect(others)
  })

  await test.step('its author takes the preview of the post away', async () => {
    await expect(postOn(others).getByRole('button', { name: 'Remove preview' })).toHaveCount(1)
    await postOn(page).getByRole('button', { name: 'Remove preview' }).first().click()
    for (const one of [page, others]) await expect(cardIn(postOn(one))).toHaveCount(1)
  })
  expect(asked).toEqual([])
  await others.close()
})
