import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { GalleryState, Who } from './gallery/gallery-state.ts'
import { refusals, states } from './gallery/states.ts'
import { outOfOrder } from './harness/addresses.ts'
import { inspectIn, inspectsAll, themesOf } from './harness/inspect.ts'
import { createMember, createStaffMember, enterAs, findDemoMember } from './harness/members.ts'
import { journeyAccounts } from './harness/password-account.ts'
import { settled } from './harness/settled.ts'
import { signInAsSomeoneNew, signInByEmail } from './harness/sign-in.ts'
import { expect, test as base } from './harness/test.ts'

/** How each kind of person signs in. */
const entrances: Record<Who, (context: BrowserContext) => Promise<void>> = {
  visitor: async () => {},
  'whom the state makes': async () => {},
  member: async (context) => enterAs(context, await findDemoMember('Adaeze Nwosu')),
  'member of nothing': async (context) => enterAs(context, await createMember('Noor Haddad')),
  admin: async (context) => enterAs(context, await createStaffMember('Alma Admin', 'admin')),
  newcomer: throughPage((page) => signInAsSomeoneNew(page, 'Google', 'Wren Ito')),
  'holder of a password': throughPage((page) =>
    signInByEmail(page, outOfOrder, journeyAccounts.looking),
  ),
}

function throughPage(enter: (page: Page) => Promise<void>) {
  return async (context: BrowserContext): Promise<void> => {
    const page = await context.newPage()
    await enter(page)
    await expect(page).toHaveURL(/\/(onboarding\/name)?$/)
    await page.close()
  }
}

/**
 * One page for each kind of person, which goes from state to state and keeps its loaded scripts.
 */
class Pages {
  readonly #open = new Map<Who, Page>()
  readonly #browser: Browser
  readonly #options: BrowserContextOptions

  constructor(browser: Browser, options: BrowserContextOptions) {
    this.#browser = browser
    this.#options = options
  }

  async of(who: Who): Promise<Page> {
    const known = this.#open.get(who)
    if (known) return known
    const context = await this.#browser.newContext(this.#options)
    await entrances[who](context)
    const page = await context.newPage()
    await page.addInitScript(emptyFirstAnswers, emptied)
    this.#open.set(who, page)
    return page
  }

  /** Removes everything that was typed, for the next state. */
  async leave(who: Who, page: Page): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (who === 'whom the state makes') {
      await page.context().close()
      this.#open.delete(who)
      return
    }
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await setTouch(page, this.#options.hasTouch === true)
    if (this.#options.viewport) await page.setViewportSize(this.#options.viewport)
  }
}

const test = base.extend<{ who: Who }, { pages: Pages }>({
  who: ['visitor', { option: true }],
  pages: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions, serviceWorkers, viewport, isMobile, hasTouch } = project.use
      const given = { baseURL, serviceWorkers, viewport, isMobile, hasTouch }
      const known = Object.entries(given).filter(([, value]) => value !== undefined)
      await use(new Pages(browser, { ...contextOptions, ...Object.fromEntries(known) }))
    },
    { scope: 'worker' },
  ],
  page: async ({ pages, who }, use) => {
    const page = await pages.of(who)
    await use(page)
    await pages.leave(who, page)
  },
})

/** Pages on which nothing was pressed or prepared since they were loaded. */
const untouched = new WeakSet<Page>()

const emptied = 'first-answers-emptied'

/** Runs in the page before its own scripts. */
function emptyFirstAnswers(name: string): void {
  document.addEventListener('readystatechange', () => {
    const block = document.getElementById('first-answers')
    if (block && document.cookie.includes(name)) block.textContent = '{}'
  })
}

/** States that answer requests of the page in their own way want no answers that come with it. */
async function bringFirstAnswers(page: Page, isWanted: boolean): Promise<void> {
  const context = page.context()
  if (isWanted) return context.clearCookies({ name: emptied })
  const { hostname } = new URL(test.info().project.use.baseURL ?? '')
  return context.addCookies([{ name: emptied, value: 'yes', domain: hostname, path: '/' }])
}

/**
 * Opens a state. From a page on which nothing was done it goes on as by a link, because most of the
 * time of a load goes into what all pages share.
 */
async function open(page: Page, [, path, , arrival]: GalleryState): Promise<void> {
  const isPlain = typeof path === 'string' && typeof arrival !== 'function'
  if (isPlain && untouched.has(page) && isElsewhere(page, path)) {
    await page.evaluate((to) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      history.pushState({}, '', to)
    }, path)
    await expect(page.locator('main h1:focus, main:focus')).toBeVisible()
  } else {
    await bringFirstAnswers(page, isPlain)
    await page.goto(typeof path === 'string' ? path : await path(page))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  if (isPlain) untouched.add(page)
  else untouched.delete(page)
  await settled(page)
  if (arrival instanceof RegExp) await expect(page.getByText(arrival)).toBeVisible()
  else await arrival?.(page)
}

/** Another path on the same server: only then the app focuses the heading of the new page. */
function isElsewhere(page: Page, path: string): boolean {
  const [from, to] = [new URL(page.url()), new URL(path, page.url())]
  return from.origin === to.origin && from.pathname !== to.pathname
}

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** The same page with touch and the width of a phone: open overlays stay open. */
async function narrow(page: Page): Promise<void> {
  const count = await page.locator(overlays).count()
  await setTouch(page, true)
  await resize(page, { width: 390, height: 844 })
  await expect(page.locator(overlays)).toHaveCount(count)
}

/** Waits until the page is rendered at its new width. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

async function setTouch(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled })
  await session.detach()
}

for (const [index, state] of states.entries()) {
  const [name, , who] = state
  test.describe(`to a ${who}`, () => {
    test.use({ who, expectRefusals: refusals[name] ?? [] })

    const tag = inspectsAll ? [] : '@desktop'
    test(`${name} is accessible and fits`, { tag }, async ({ page }, { project }) => {
      const themes = themesOf(project.name, index)
      await page.emulateMedia({ colorScheme: themes[0] })
      await open(page, state)
      await page.evaluate(() => document.fonts.ready)
      await inspectIn(page, themes)
      if (!inspectsAll) {
        await narrow(page)
        await inspectIn(page, themesOf('phone', index))
      }
      // WCAG 1.4.10 requires 320 px, which is a desktop at 400 %.
      await resize(page, { width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
}
