import type { Browser, Page } from 'puppeteer-core'

/** The browser itself is signed in; a context of its own knows nobody. */
export async function openPage(
  browser: Browser,
  isVisitors: boolean,
): Promise<[page: Page, close: () => Promise<void>]> {
  if (isVisitors) {
    const context = await browser.createBrowserContext()
    return [await context.newPage(), () => context.close()]
  }
  const page = await browser.newPage()
  return [page, () => page.close()]
}
