import { deepStrictEqual } from 'node:assert'
import { demoCommunities } from '../../server/src/demo/communities.ts'
import type { Page } from './driver.ts'

const community = demoCommunities[0]?.id

/** What people do most, on a desktop and in a window of 320 px, in both themes. */
export async function smoke(page: Page): Promise<void> {
  await page.driver.resize(1280, 900)
  await signIn(page)
  await likePost(page)
  await sendMessage(page)
  await useCheckboxes(page)
  for (const path of ['/', '/communities', '/events', '/marketplace', '/messages', '/profile'])
    await fitsNarrow(page, path)
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.press('button', 'Continue with Google')
  await page.press('button', 'Adaeze Nwosu')
  await page.until(`location.pathname === '/' && document.querySelector('article h2, article h3')`)
}

/** The heart follows the press, and is the same after a reload. */
async function likePost(page: Page): Promise<void> {
  const heart = `document.querySelector('article button[aria-label^=Like]')?.ariaPressed`
  await page.goto(`/communities/${community}`)
  const after = (await page.until(heart)) === 'true' ? 'false' : 'true'
  await page.press('article button[aria-label^=Like]')
  await page.until(`${heart} === '${after}'`)
  // The heart does not wait for the answer, but a reload would cut the request.
  await page.until(`performance.getEntriesByType('resource').some(({ name }) =>
    name.endsWith('/like'))`)
  await page.goto(`/communities/${community}`)
  await page.until(`${heart} === '${after}'`)
}

async function sendMessage(page: Page): Promise<void> {
  const words = `From ${page.driver.name}: is the small room free?`
  await page.goto('/messages')
  await page.press('main a[href*="id="]')
  await page.press('textarea')
  await page.type(`${words}\uE007`)
  await page.until(`[...document.querySelectorAll('[role=article], article')].some((one) =>
    one.innerText.includes(${JSON.stringify(words)}))`)
  await page.goto('/messages')
  await page.sees(words.slice(0, 20))
}

/** An unticked box has the ground of a field, not that of a ticked one. */
async function useCheckboxes(page: Page): Promise<void> {
  await page.goto('/profile?edit=true')
  const grounds = (await page.until(`(() => {
    const boxes = [...document.querySelectorAll('input[type=checkbox]')]
    const ground = (ticked) => boxes.filter((box) => box.checked === ticked)
      .map((box) => getComputedStyle(box).appearance + ' ' + getComputedStyle(box).backgroundColor)
    return boxes.length > 0 && [ground(true), ground(false)]
  })()`)) as [string[], string[]]
  const [ticked, unticked] = grounds.map((each) => new Set(each))
  deepStrictEqual(
    [...(unticked ?? [])].filter((one) => ticked?.has(one)),
    [],
  )
}

/** The page is as narrow as at 400 % zoom: nothing has to be scrolled sideways. */
async function fitsNarrow(page: Page, path: string): Promise<void> {
  await page.driver.resize(320, 640)
  await page.goto(path)
  await page.until(`document.querySelector('main h1')`)
  const overflow = await page.driver.evaluate(
    'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  deepStrictEqual([path, overflow], [path, 0])
}
