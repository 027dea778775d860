import type { Page } from 'puppeteer-core'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** CPU time in microseconds; waiting does not count. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task of the page's main thread during the work, in milliseconds of CPU time. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.tracing.start({ categories: ['toplevel', 'devtools.timeline'] })
  await work()
  const trace = new TextDecoder().decode(await page.tracing.stop())
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid}:${tid}`),
  )
  if (tasks.length === 0) throw new Error('The trace has no task of the page.')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
