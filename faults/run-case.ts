import { setTimeout as delay } from 'node:timers/promises'
import type { FaultCase } from './cases.ts'
import { check } from './checker/check.ts'
import { isClean, type Verdict } from './checker/verdict.ts'
import type { Nodes } from './client/requests.ts'
import { delaysOf, filesOf, gapsOf, probesOf, rateOf, repeatsOf } from './figures.ts'
import type { History } from './history.ts'
import type { Size } from './stage/population.ts'
import { readFiles } from './stage/read-files.ts'
import { startReplyCutter } from './stage/reply-cutter.ts'
import { gather, settle } from './stage/settle.ts'
import type { Site } from './stage/site.ts'
import { setStage } from './stage/stage.ts'
import { readStoredFiles } from './stage/stored-files.ts'
import { readStored } from './stage/stored.ts'

export interface Scale {
  readonly size: Size
  /** The messages written per second, and the fewest that must be acknowledged. */
  readonly perSecond: number
  readonly fewestPerSecond: number
  /** The minimum time that people write. */
  readonly seconds: number
}

export interface Outcome {
  readonly line: string
  readonly verdict: Verdict
  readonly history: History
  /** The number of failed requests, by reason. */
  readonly failures: ReadonlyMap<string, number>
  readonly rate: number
  readonly passed: boolean
}

/**
 * People write while the fault happens. Then they stop, everything settles, and the results are
 * compared.
 */
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
  load.takeBackNewest()
  const settled = await settle(stage)
  await readFiles(stage)
  for (const page of pages) page.close()
  const cuts = cutters.map((cutter) => cutter.cuts()).reduce((sum, count) => sum + count, 0)
  for (const cutter of cutters) await cutter.stop()
  const ids = stage.population.conversations.map(({ id }) => id)
  const verdict = check(history, {
    conversations: await readStored(site.databaseUrl, ids),
    files: await readStoredFiles(site.databaseUrl, site.filesFolder),
  })
  const rate = rateOf(history)
  const probed = ['a page', 'files', 'words'].map((what) => ({ what, ...probesOf(history, what) }))
  const zeros = Object.entries(verdict).map(([kind, lines]) => `${lines.length} ${kind}`)
  const line = [
    `${one.name} (${one.fault})`,
    `${history.sends.length} messages at ${rate.toFixed(0)}/s over ${pages.length} sockets`,
    `${repeatsOf(history)} repeated, ${filesOf(history)} files, ${history.edits.length} edits, ${history.deletions.length} deletions`,
    `${history.moves.length} comings and goings, ${history.marks.length} marks`,
    `asked from outside, and from inside again: ${probed.map(({ what, outside, inside }) => `${outside} and ${inside} × ${what}`).join(', ')}`,
    ...(cuts > 0 ? [`${cuts} answers cut`] : []),
    ...(failures.size > 0
      ? [[...failures].map(([why, count]) => `${count} × ${why}`).join(', ')]
      : []),
    `${gapsOf(history)} gaps asked about`,
    `heard after ${inWords(delaysOf(history))} s (p50, p99, last)`,
    `settled in ${(settled / 1000).toFixed(1)} s`,
    zeros.join(', '),
  ].join('; ')
  const hasFailed = one.mustFail === undefined || failures.has(one.mustFail)
  const wasProbed = probed.every(({ outside, inside }) => outside > 0 && inside > 0)
  const passed = isClean(verdict) && rate >= scale.fewestPerSecond && hasFailed && wasProbed
  return { line, verdict, history, failures, rate, passed }
}

/** In seconds: the median, the 99th percentile and the maximum of the delays. */
function inWords(delays: readonly number[]): string {
  const at = (share: number) => delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN
  return [0.5, 0.99, 1].map((share) => (at(share) / 1000).toFixed(2)).join(', ')
}
