import { setTimeout as delay } from 'node:timers/promises'
import type { Stage } from './stage/stage.ts'

export interface FaultCase {
  readonly name: string
  /** What happens while people write, in words. */
  readonly fault: string
  readonly cutsReplies?: boolean
  /** A failure that must occur; without it the fault did not happen. */
  readonly mustFail?: string
  readonly disturb: (stage: Stage) => Promise<void>
}

const seconds = (count: number) => delay(count * 1000)

/** The node is gone for `away` seconds, plus the time that it needs to start. */
export const killNode = (after: number, away: number): FaultCase => ({
  name: 'kill-node',
  fault: 'kill -9 of a node and its return',
  disturb: async ({ site }) => {
    await seconds(after)
    await site.killNode(1)
    await seconds(away)
    await site.restartNode(1)
  },
})

export const cases: readonly FaultCase[] = [
  { name: 'quiet', fault: 'no fault', disturb: async () => {} },
  killNode(4, 4),
  {
    name: 'crash-postgres',
    fault: 'kill -9 of PostgreSQL with all its processes and its return',
    disturb: async ({ site }) => {
      await seconds(5)
      await site.crashPostgres()
      await seconds(2)
      await site.restartPostgres()
    },
  },
  {
    name: 'kill-redis',
    fault: 'kill -9 of Redis and its return',
    disturb: async ({ site }) => {
      await seconds(5)
      await site.redis.kill()
      await seconds(6)
      await site.redis.restart()
    },
  },
  {
    name: 'hang-redis',
    fault: 'a Redis that hangs for 8 s',
    disturb: async ({ site }) => {
      await seconds(5)
      site.redis.hang()
      await seconds(8)
      site.redis.wake()
    },
  },
  {
    name: 'cut-clients',
    fault: 'half of the sockets cut, three times',
    disturb: async ({ pages }) => {
      for (const half of [0, 1, 0]) {
        await seconds(4)
        for (const [index, page] of pages.entries()) if (index % 2 === half) page.cut()
      }
    },
  },
  {
    name: 'cut-replies',
    fault: 'every third answer to a write lost after the commit',
    cutsReplies: true,
    disturb: async () => {},
  },
  {
    name: 'away',
    fault: 'somebody away for 500 messages and 20 edits of one conversation',
    disturb: async ({ pages, population, load }) => {
      await seconds(3)
      const group = population.conversations.at(-1)
      const person = population.people[group?.members[0] ?? 0]
      const theirs = pages.filter(({ personId }) => personId === person?.id)
      for (const page of theirs) page.leave()
      await load.write(group?.id ?? '', 500)
      await load.edit(group?.id ?? '', 20)
      for (const page of theirs) page.open()
    },
  },
  {
    name: 'full-disk',
    fault: 'a disk without room for 8 s',
    mustFail: 'uploadAttachment answered 507',
    disturb: async ({ site, history }) => {
      await seconds(4)
      await site.fillDisk()
      const from = performance.now()
      await seconds(8)
      const received = history.sends.filter(
        ({ answers: [first] }) => (first?.at ?? 0) > from + 1_000,
      )
      await site.makeRoom()
      if (received.length === 0) throw new Error('Nothing was said while the disk was full.')
    },
  },
]
