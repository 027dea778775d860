import type { Locator, Page } from '@playwright/test'
import { settled } from './settled.ts'
import { expect } from './test.ts'

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message / })
export const messages = (page: Page): Locator =>
  page.getByRole('list', { name: 'Messages', exact: true })
export const said = (page: Page, words: string): Locator =>
  messages(page).getByText(words, { exact: true })
const box = (page: Page): Locator => messages(page).locator('..')

export async function write(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await composer(page).press('Enter')
}

interface InView {
  readonly text: string
  readonly top: number
}

/** The first message whose end is in view, and its position. */
export const firstInView = (page: Page): Promise<InView> =>
  box(page).evaluate((view) => {
    const edge = view.getBoundingClientRect().top
    const shown = [...view.querySelectorAll('article')].map((article) => ({
      text: article.textContent ?? '',
      top: article.getBoundingClientRect().top,
      bottom: article.getBoundingClientRect().bottom,
    }))
    const first = shown.toSorted((a, b) => a.top - b.top).find(({ bottom }) => bottom > edge)
    return { text: first?.text ?? '', top: first?.top ?? 0 }
  })

export const leftBelow = (page: Page): Promise<number> =>
  box(page).evaluate((view) => view.scrollHeight - view.scrollTop - view.clientHeight)

/** Scrolls in steps, like a wheel, until the view is at rest. */
export async function scrollUp(page: Page, pixels: number): Promise<void> {
  await box(page).hover()
  for (let done = 0; done < pixels; done += 300) await page.mouse.wheel(0, -300)
  await settled(page)
  const at = () => box(page).evaluate((view) => view.scrollTop)
  let before = -1
  await expect
    .poll(async () => {
      const [last, now] = [before, await at()]
      before = now
      return now === last
    })
    .toBe(true)
}
