import type { Browser } from 'puppeteer-core'
import { load, scoreOf, type Setting } from './measure.ts'
import type { MeasuredPage } from './pages.ts'

const runs = 3

/** The medians of the runs; times in milliseconds. */
interface Speed {
  readonly performance: number
  readonly shift: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
  readonly complete: number
  /** How fast the machine was, by Lighthouse's own count. */
  readonly machine: number
}

const audits = {
  shift: 'cumulative-layout-shift',
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  complete: 'speed-index',
} as const

export const lowestPerformance = 90
export const mostShift = 0.02

/**
 * Lighthouse slows the processor fourfold, which turns a fast desktop computer (an index of 1500 to
 * 2000) into an ordinary phone. A slower machine has to be slowed less to be the same phone.
 */
const slowdownOf = (machine: number): number => Math.min(4, Math.max(1, (4 * machine) / 1750))

/** The theme makes no difference here. */
export async function measureSpeed(
  browser: Browser,
  address: string,
  page: MeasuredPage,
  form: Setting['form'],
): Promise<Speed> {
  const results: Speed[] = []
  const setting = { form, theme: 'light', categories: ['performance'] } as const
  // The first load only tells how fast the machine is now.
  const { environment } = await load(browser, address, page, setting)
  const slowdown = form === 'phone' ? slowdownOf(environment.benchmarkIndex) : undefined
  for (let run = 0; run < runs; run += 1) {
    const result = await load(browser, address, page, { ...setting, slowdown })
    const value = (name: keyof typeof audits): number =>
      result.audits[audits[name]]?.numericValue ?? Number.NaN
    results.push({
      performance: scoreOf(result, 'performance') ?? 0,
      shift: value('shift'),
      firstPaint: value('firstPaint'),
      largestPaint: value('largestPaint'),
      blocked: value('blocked'),
      complete: value('complete'),
      machine: result.environment.benchmarkIndex,
    })
  }
  const median = (name: keyof Speed): number =>
    results.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
  return {
    performance: median('performance'),
    shift: median('shift'),
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    blocked: median('blocked'),
    complete: median('complete'),
    machine: median('machine'),
  }
}

export const isQuick = ({ performance, shift }: Speed): boolean =>
  performance >= lowestPerformance && shift <= mostShift

export function describeSpeed(speed: Speed): string {
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)
  const { performance, shift, firstPaint, largestPaint, blocked, complete, machine } = speed
  return `performance ${performance}, first paint ${seconds(firstPaint)} s, largest ${seconds(largestPaint)} s, speed index ${seconds(complete)} s, blocked ${Math.round(blocked)} ms, shift ${shift.toFixed(3)} (machine ${Math.round(machine)})`
}
