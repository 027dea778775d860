import type { Page } from 'puppeteer-core'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** In microseconds of the processor: waiting for one does not count. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task of the page's main thread meanwhile, in milliseconds of the processor. */
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
