import type { Browser, Page } from 'puppeteer-core'

/** The browser is signed in; for a visitor it is not, until the page is closed. */
export async function openPage(
  browser: Browser,
  isVisitors: boolean,
): Promise<[page: Page, close: () => Promise<void>]> {
  const cookies = isVisitors ? await browser.cookies() : []
  await browser.deleteCookie(...cookies)
  const page = await browser.newPage()
  const close = async (): Promise<void> => {
    await page.close()
    await browser.setCookie(...cookies)
  }
  return [page, close]
}
