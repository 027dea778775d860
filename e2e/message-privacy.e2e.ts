import type { Page } from '@playwright/test'
import { startPair } from '../server/test/conversations.ts'
import { openPageFor } from './harness/groups.ts'
import { createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { composer, said, write } from './harness/thread.ts'

/** Everything that the page is told over its socket, from now on. */
function recordFrames(page: Page): readonly string[] {
  const frames: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  )
  return frames
}

test(
  'a person without receipts and typing neither shows them nor sees them',
  { tag: '@phone-first' },
  async ({ page, context, browser, viewport }) => {
    test.slow()
    const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
    const path = `/messages?id=${await startPair(runa, otis)}`
    await enterAs(context, runa)
    await page.goto('/settings')
    for (const name of ['Read receipts', 'Typing']) {
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
      await page.getByRole('switch', { name }).click()
      await saved
      await expect(page.getByRole('switch', { name })).toHaveAttribute('aria-checked', 'false')
    }
    const his = await openPageFor(browser, otis, { viewport })
    const told = [recordFrames(page), recordFrames(his)]
    await his.goto(path)
    await page.goto(path)
    await write(his, 'Are you still up?')
    await expect(said(page, 'Are you still up?')).toBeVisible()
    await composer(page).pressSequentially('Only for the')
    await composer(his).pressSequentially('And the')
    await write(page, 'For one more take.')
    await expect(said(his, 'For one more take.')).toBeVisible()
    // Her answer came after she had read and typed: what is not there by now never comes.
    await expect(his.getByRole('img', { name: 'Read', exact: true })).toHaveCount(0)
    await write(his, 'And the last.')
    await expect(said(page, 'And the last.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Read', exact: true })).toHaveCount(0)
    expect(told.every((frames) => frames.length > 0)).toBe(true)
    expect(told.flat().filter((frame) => frame.includes('typing'))).toEqual([])
    await his.context().close()
  },
)
