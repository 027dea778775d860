import type { Browser } from 'puppeteer-core'
import type { Result } from './load-lighthouse.ts'
import { load, scoreOf, type Setting } from './measure.ts'
import type { MeasuredPage } from './pages.ts'

interface Quality {
  readonly accessibility: number
  readonly bestPractices: number
  /** The problems that cost points, and where they were found. */
  readonly faults: readonly string[]
}

const held = ['accessibility', 'best-practices'] as const

/** What must be perfect, whatever the machine. */
export async function measureQuality(
  browser: Browser,
  address: string,
  page: MeasuredPage,
  setting: Setting,
): Promise<Quality> {
  const result = await load(browser, address, page, { ...setting, categories: held })
  return {
    accessibility: scoreOf(result, 'accessibility') ?? 0,
    bestPractices: scoreOf(result, 'best-practices') ?? 0,
    faults: held.flatMap((category) => findFaults(result, category)),
  }
}

function findFaults({ categories, audits }: Result, category: string): string[] {
  const counted = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
  return counted
    .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details)}`)
}
