import { uploadAttachment } from '@patchbay/contract/content/attachments'
import { sendMessage } from '@patchbay/contract/messaging/messages'
import type { Page } from '@playwright/test'
import { newId } from '../server/src/platform/ids.ts'
import { say, startPair } from '../server/test/conversations.ts'
import { shortFilm } from './harness/films.ts'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { createMember, enterAs, type Member } from './harness/members.ts'
import { colourAt, twoColours } from './harness/pictures.ts'
import { settled } from './harness/settled.ts'
import { swell } from './harness/sounds.ts'
import { expect, test } from './harness/test.ts'
import { leftBelow, messages } from './harness/thread.ts'

const tray = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem')
const text = (name: string, words: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
})

test.describe('files in a message', { tag: '@desktop' }, () => {
  test('[T-11, T-15, T-18, T-21, T-22, T-38] a person sends a picture, a sound, a video and a document, and the other person sees them live', async ({
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

    await test.step('files are chosen, and one of them is removed again', async () => {
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
    await test.step('they are still there after a reload, and are sent without text', async () => {
      await page.reload()
      await expect(tray(page)).toHaveCount(4)
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(tray(page)).toHaveCount(0)
      await expect(messages(page).getByRole('img', { name: /^(Sent|Read)$/ })).toBeVisible()
    })
    await test.step('the other person sees and hears them without a reload', async () => {
      const picture = messages(others).getByRole('img', { name: 'two.png' })
      expect(await colourAt(picture, 0.1, 0.5)).toBe('red')
      await others.getByRole('button', { name: 'Play swell.wav' }).click()
      await expect(
        others.getByRole('slider', { name: 'Position in swell.wav' }),
      ).not.toHaveAttribute('aria-valuenow', '0')
      await others.getByRole('button', { name: 'Pause swell.wav' }).click()
      await expect(
        others.locator('[aria-live=polite]', {
          hasText: 'Runa Dahl: two.png, swell.wav, solo.webm, rider.txt',
        }),
      ).toBeAttached()
      const film = messages(others).getByLabel('Video solo.webm')
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth))
        .toBe(320)
      const saved = others.waitForEvent('download')
      await messages(others)
        .getByRole('link', { name: /^rider\.txt/ })
        .click()
      expect((await saved).suggestedFilename()).toBe('rider.txt')
      await inspectAgain(others, 'messages-files')
      await messages(others).getByRole('button', { name: 'Open two.png' }).click()
      await expect(others.getByRole('dialog', { name: 'two.png' })).toBeVisible()
    })
    await othersContext.close()
  })

  test('pictures that load late do not move the messages being read, and a reload restores the position', async ({
    page,
    context,
  }) => {
    test.slow()
    const [runa, otis] = [await createMember('Runa Moor'), await createMember('Otis Moor')]
    const id = await startPair(runa, otis)
    await page.goto('/')
    const { buffer } = await twoColours(page)
    for (let count = 1; count <= 24; count += 1) {
      await say(otis, id, `Words ${count}`)
      if (count % 2 === 0) await showPicture(otis, id, buffer)
    }
    await enterAs(context, runa)
    await page.goto(`/messages?id=${id}`)
    await expect(messages(page).getByText('Words 1', { exact: true })).toBeVisible()
    await page.mouse.move(900, 300)
    for (let turn = 0; turn < 10; turn += 1) {
      const before = await placesOf(page)
      await page.mouse.wheel(0, 300)
      await expect.poll(async () => movedBy(before, await placesOf(page))).toBe(-300)
    }
    // All messages are read, so that no line for new messages is inserted.
    await page.getByRole('button', { name: 'To the newest message' }).click()
    await expect(messages(page).getByText('Words 24', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
    // Wait until scrolling down has ended: until then the view is pinned to the end.
    await settled(page)
    await expect.poll(() => leftBelow(page)).toBeLessThanOrEqual(1)
    await passFrames(page, 45)
    await page.mouse.move(900, 300)
    for (let turn = 0; turn < 5; turn += 1) {
      const before = await placesOf(page)
      await page.mouse.wheel(0, -300)
      await expect.poll(async () => movedBy(before, await placesOf(page))).toBe(300)
    }
    const before = await placesOf(page)
    await page.reload()
    await expect.poll(async () => movedBy(before, await placesOf(page))).toBe(0)
  })
})

async function showPicture(by: Member, conversationId: string, bytes: Buffer): Promise<void> {
  const { body } = await by.client.call(uploadAttachment, {
    params: { contextType: 'conversation', contextId: conversationId },
    query: { name: 'room.png' },
    body: new Blob([new Uint8Array(bytes)]),
  })
  const message = { clientId: newId(), content: '', attachments: [{ id: body.id }] }
  const { status } = await by.client.call(sendMessage, {
    params: { conversationId },
    body: message,
  })
  expect(status).toBe(200)
}

/** A scroll position is corrected for 40 frames at most. */
const passFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)

type Places = Readonly<Record<string, number>>

/** The distance from the top of each visible text message. */
const placesOf = (page: Page): Promise<Places> =>
  messages(page).evaluate((list) =>
    Object.fromEntries(
      [...list.querySelectorAll('article')].flatMap((article) => {
        const words = /Words \d+/.exec(article.ariaLabel ?? '')?.[0]
        const top = Math.round(article.getBoundingClientRect().top)
        return words && top > 0 && top < window.innerHeight ? [[words, top]] : []
      }),
    ),
  )

/** In pixels; smaller differences may come from rounding. */
const exact = 3

/** How far all messages moved that are visible both times; undefined if they moved differently. */
function movedBy(before: Places, after: Places): number | undefined {
  const ways = Object.entries(before).flatMap(([words, at]) => {
    const now = after[words]
    return now === undefined ? [] : Math.round((now - at) / exact) * exact
  })
  const [first] = ways
  return ways.every((way) => way === first) ? first : undefined
}
