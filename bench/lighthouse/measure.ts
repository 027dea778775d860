import type { Browser } from 'puppeteer-core'
import { openPage } from '../harness/open-page.ts'
import { loadLighthouse, type Result } from './load-lighthouse.ts'
import type { MeasuredPage } from './pages.ts'

export const forms = ['phone', 'desktop'] as const
export const themes = ['light', 'dark'] as const

export interface Setting {
  readonly form: (typeof forms)[number]
  readonly theme: (typeof themes)[number]
}

interface LoadSetting extends Setting {
  readonly categories: readonly string[]
  /** How much slower than this machine its processor is to be; Lighthouse's own choice if omitted. */
  readonly slowdown?: number | undefined
}

const { desktopConfig, navigation } = await loadLighthouse()

/** One load of a page by Lighthouse: no cache, no service worker yet, a throttled machine. */
export async function load(
  browser: Browser,
  address: string,
  { path, words, isVisitors = false }: MeasuredPage,
  { form, theme, categories, slowdown }: LoadSetting,
): Promise<Result> {
  const [page, close] = await openPage(browser, isVisitors)
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  const run = await navigation(page, address + path, {
    ...(form === 'desktop' && { config: desktopConfig }),
    flags: {
      onlyCategories: categories,
      logLevel: 'error',
      ...(slowdown !== undefined && { throttling: { cpuSlowdownMultiplier: slowdown } }),
    },
  })
  if (run === undefined) throw new Error(`Lighthouse has nothing to say about ${path}.`)
  if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message)
  // Passed as a string, because this program has no DOM types.
  const [shownTheme, text] = (await page.evaluate(
    '[document.documentElement.dataset.theme, document.body.innerText]',
  )) as [theme: string, text: string]
  if (shownTheme !== theme || !text.includes(words))
    throw new Error(`${path} was not there as a whole (${shownTheme}): ${text}`)
  await close()
  return run.lhr
}

export function scoreOf({ categories }: Result, category: string): number | undefined {
  const score = categories[category]?.score
  // Scores have two decimals: 99.6 becomes 1 here, and only the list of problems shows the
  // difference.
  return typeof score === 'number' ? Math.round(score * 100) : undefined
}
