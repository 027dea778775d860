import type { Page } from '@playwright/test'
import { startPair } from '../server/test/conversations.ts'
import { shortFilm } from './harness/films.ts'
import { inspect } from './harness/inspect.ts'
import { createMember, enterAs } from './harness/members.ts'
import { colourAt, twoColours } from './harness/pictures.ts'
import { swell } from './harness/sounds.ts'
import { expect, test } from './harness/test.ts'

const tray = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem')
const messages = (page: Page) => page.getByRole('list', { name: 'Messages', exact: true })
const text = (name: string, words: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
})

test.describe('files in a message', { tag: '@desktop' }, () => {
  test('[T-11, T-15, T-18, T-21, T-22, T-38] somebody sends a picture, a sound, a video and a document, and the other one sees them live', async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
    const id = await startPair(runa, otis)
    await enterAs(context, runa)
    await page.goto(`/messages?id=${id}`)
    const othersContext = await browser.newContext({ reducedMotion: 'reduce' })
    await enterAs(othersContext, otis)
    const others = await othersContext.newPage()
    await others.goto(`/messages?id=${id}`)
    await expect(others.getByText('No messages yet. Start the conversation!')).toBeVisible()

    await test.step('files are chosen, one of them is taken out again and gone', async () => {
      const chosen = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Attach files' }).click()
      const huge = { name: 'huge.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(10_485_761) }
      await (
        await chosen
      ).setFiles([
        await twoColours(page),
        text('wrong.txt', 'Not this one.'),
        { name: 'swell.wav', mimeType: 'audio/wav', buffer: swell(12) },
        huge,
        await shortFilm(page),
        text('rider.txt', 'Two stools, no smoke.'),
      ])
      await expect(
        page.getByText('File huge.wav is too large. Maximum size is 10MB.'),
      ).toBeVisible()
      await expect(tray(page)).toHaveCount(5)
      await expect(page.getByText('Processing attachments...')).toBeHidden()
      await expect(tray(page).nth(2)).toContainText('94 KB · 00:12')
      await inspect(page)
      const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
      await page.getByRole('button', { name: 'Remove wrong.txt' }).click()
      expect((await removed).status()).toBe(204)
      await expect(page.getByRole('button', { name: 'Attach files' })).toBeFocused()
      await expect(tray(page)).toHaveCount(4)
    })
    await test.step('they are still there after a reload, and go without a word', async () => {
      await page.reload()
      await expect(tray(page)).toHaveCount(4)
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(tray(page)).toHaveCount(0)
      await expect(messages(page).getByRole('img', { name: /^(Sent|Read)$/ })).toBeVisible()
    })
    await test.step('the other one sees and hears them without a reload', async () => {
      const picture = messages(others).getByRole('img', { name: 'two.webp' })
      expect(await colourAt(picture, 0.1, 0.5)).toBe('red')
      await others.getByRole('button', { name: 'Play swell.wav' }).click()
      await expect(
        others.getByRole('slider', { name: 'Position in swell.wav' }),
      ).not.toHaveAttribute('aria-valuenow', '0')
      await others.getByRole('button', { name: 'Pause swell.wav' }).click()
      const film = messages(others).getByLabel('Video solo.webm')
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth))
        .toBe(320)
      const saved = others.waitForEvent('download')
      await messages(others)
        .getByRole('link', { name: /^rider\.txt/ })
        .click()
      expect((await saved).suggestedFilename()).toBe('rider.txt')
      await inspect(others)
      await messages(others).getByRole('button', { name: 'Open two.webp' }).click()
      await expect(others.getByRole('dialog', { name: 'two.webp' })).toBeVisible()
    })
    await othersContext.close()
  })
})
