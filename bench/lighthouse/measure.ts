import type { Browser } from 'puppeteer-core'
import { loadLighthouse, type Result } from './load-lighthouse.ts'
import type { MeasuredPage } from './pages.ts'

export const forms = ['phone', 'desktop'] as const
export const themes = ['light', 'dark'] as const

interface Setting {
  readonly form: (typeof forms)[number]
  readonly theme: (typeof themes)[number]
}

interface Scores {
  readonly accessibility: number
  readonly bestPractices: number
  /** The same in both themes, so it is measured only in the light one. */
  readonly performance: number | undefined
  /** The problems that cost points, and where they were found. */
  readonly faults: readonly string[]
}

const held = ['accessibility', 'best-practices'] as const

const { desktopConfig, navigation } = await loadLighthouse()

/** One load of a page by Lighthouse: no cache, no service worker yet, a throttled machine. */
export async function measure(
  browser: Browser,
  address: string,
  { path, words }: MeasuredPage,
  { form, theme }: Setting,
): Promise<Scores> {
  const page = await browser.newPage()
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  const onlyCategories = [...held, ...(theme === 'light' ? ['performance'] : [])]
  const run = await navigation(page, address + path, {
    ...(form === 'desktop' && { config: desktopConfig }),
    flags: { onlyCategories, logLevel: 'error' },
  })
  if (run === undefined) throw new Error(`Lighthouse has nothing to say about ${path}.`)
  if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message)
  // Passed as a string, because this program has no DOM types.
  const [shownTheme, text] = (await page.evaluate(
    '[document.documentElement.dataset.theme, document.body.innerText]',
  )) as [theme: string, text: string]
  if (shownTheme !== theme || !text.includes(words))
    throw new Error(`${path} was not there as a whole (${shownTheme}): ${text}`)
  await page.close()
  return {
    accessibility: scoreOf(run.lhr, 'accessibility') ?? 0,
    bestPractices: scoreOf(run.lhr, 'best-practices') ?? 0,
    performance: scoreOf(run.lhr, 'performance'),
    faults: held.flatMap((category) => findFaults(run.lhr, category)),
  }
}

function scoreOf({ categories }: Result, category: string): number | undefined {
  const score = categories[category]?.score
  // Scores have two decimals: 99.6 becomes 1 here, and only the list of problems shows the
  // difference.
  return typeof score === 'number' ? Math.round(score * 100) : undefined
}

function findFaults({ categories, audits }: Result, category: string): string[] {
  const counted = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
  return counted
    .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details)}`)
}
