import { setTimeout as delay } from 'node:timers/promises'
import type { FaultCase } from './cases.ts'
import { check } from './checker/check.ts'
import { isClean, type Verdict } from './checker/verdict.ts'
import type { Nodes } from './client/requests.ts'
import type { History } from './history.ts'
import type { Size } from './stage/population.ts'
import { startReplyCutter } from './stage/reply-cutter.ts'
import { gather, settle } from './stage/settle.ts'
import type { Site } from './stage/site.ts'
import { setStage } from './stage/stage.ts'
import { readStored } from './stage/stored.ts'

export interface Scale {
  readonly size: Size
  /** Messages that are written, and must at least get through. */
  readonly perSecond: number
  readonly fewestPerSecond: number
  /** How long people write at least. */
  readonly seconds: number
}

export interface Outcome {
  readonly line: string
  readonly verdict: Verdict
  readonly history: History
  /** How often a request failed, by reason. */
  readonly failures: ReadonlyMap<string, number>
  readonly rate: number
  readonly passed: boolean
}

/** People write while the fault happens; then they stop, everything settles, and all is compared. */
export async function runCase(site: Site, one: FaultCase, scale: Scale): Promise<Outcome> {
  const { size, perSecond } = scale
  const cutters =
    one.cutsReplies === true
      ? await Promise.all([0, 1].map((index) => startReplyCutter(() => site.nodes.origin(index))))
      : []
  const nodes: Nodes = {
    count: site.nodes.count,
    httpOrigin: (index) => cutters[index]?.origin ?? site.nodes.origin(index),
    socketOrigin: site.nodes.origin,
  }
  const stage = await setStage(site, { size, perSecond, nodes })
  const { pages, load, history, failures } = stage
  try {
    await gather(pages)
    load.start()
    await Promise.all([one.disturb(stage), delay(scale.seconds * 1000)])
  } finally {
    load.stop()
  }
  const settled = await settle(stage)
  for (const page of pages) page.close()
  const cuts = cutters.map((cutter) => cutter.cuts()).reduce((sum, count) => sum + count, 0)
  for (const cutter of cutters) await cutter.stop()
  const ids = stage.population.conversations.map(({ id }) => id)
  const verdict = check(history, await readStored(site.databaseUrl, ids))
  const rate = rateOf(history)
  const zeros = Object.entries(verdict).map(([kind, lines]) => `${lines.length} ${kind}`)
  const line = [
    `${one.name} (${one.fault})`,
    `${history.sends.length} messages at ${rate.toFixed(0)}/s over ${pages.length} sockets`,
    `${repeatsOf(history)} repeated, ${history.edits.length} edits, ${history.marks.length} marks`,
    ...(cuts > 0 ? [`${cuts} answers cut`] : []),
    ...(failures.size > 0
      ? [[...failures].map(([why, count]) => `${count} × ${why}`).join(', ')]
      : []),
    `${gapsOf(history)} gaps asked about`,
    `settled in ${(settled / 1000).toFixed(1)} s`,
    zeros.join(', '),
  ].join('; ')
  const passed = isClean(verdict) && rate >= scale.fewestPerSecond
  return { line, verdict, history, failures, rate, passed }
}

const repeatsOf = ({ sends }: History): number =>
  sends.reduce((sum, { repeats }) => sum + repeats, 0)

/** How often a page heard what it could not take over: it asks, but the server should know. */
const gapsOf = ({ pages }: History): number =>
  pages.reduce((sum, { deltas }) => sum + deltas.filter(({ taken }) => !taken).length, 0)

/** What was acknowledged, from the first attempt to the last acknowledgement. */
function rateOf({ sends }: History): number {
  const acknowledged = sends.flatMap(({ answers: [first] }) => (first ? [first.at] : []))
  const begun = Math.min(...sends.map((send) => send.begun))
  return acknowledged.length / ((Math.max(...acknowledged) - begun) / 1000)
}
