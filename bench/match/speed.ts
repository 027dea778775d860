import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openEmbedder } from '../../server/src/features/marketplace/matching/engine/model/embedder.ts'
import { createMatcher } from '../../server/src/features/marketplace/matching/engine/matcher.ts'
import { childMicroseconds } from '../harness/with-database.ts'
import { readListings, readRequests } from './data.ts'
import { hostileNeeds } from './hostile.ts'
import { recombine } from './synthetic.ts'

const listingCount = 20_000
const mostCpuMs = 300
const mostDelayMs = 50
/** The histogram's own resolution, which it counts as delay. */
const resolution = 5

/** The time of this process with its threads, and of the model's process. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system + childMicroseconds(process.pid)) / 1_000
}

/** The quietest of several rounds counts: other work on the machine can only add to a delay. */
const rounds = 3

interface Round {
  readonly cpu: readonly number[]
  readonly middle: number
  readonly most: number
  /** The most CPU time that this thread used in one turn of the event loop. */
  readonly turn: number
}

/** Prints the cost of a match among many listings, and returns whether the bounds hold. */
export async function measureSpeed(): Promise<boolean> {
  const listings = await readListings()
  const ordinary = (await readRequests()).filter(({ half }) => half === 'tuning')
  const needs = [...ordinary.map(({ text }) => text), ...hostileNeeds(listings)]
  const entries = recombine(listings, listingCount)
  const floor = await measureFloor(ordinary.map(({ text }) => text))
  const matcher = createMatcher()
  const options = { today: new Date(), exclude: [], most: 20 }
  const put = async () => matcher.put(entries)
  const matches = needs.map((need) => async () => {
    await matcher.rank(need, options)
  })
  try {
    await matcher.rank('something to begin with', options)
    const putting = await inRounds([put])
    await inRounds(matches.slice(0, 10))
    const matching = await inRounds(matches)
    const cpu = needs.map((_, index) =>
      at(
        matching.map((round) => round.cpu[index] ?? 0),
        0.5,
      ),
    )
    const cpuHolds = at(cpu, 1) < mostCpuMs
    const hostile = cpu.slice(ordinary.length)
    console.log(
      `one match among ${listingCount} listings: ${inWords(cpu)} of CPU, those made to be dear ${inWords(hostile)}, a bare embedding of an ordinary one ${inWords(floor)} (each below ${mostCpuMs} ms: ${verdict(cpuHolds)})`,
    )
    const quiet = [quietest(putting), quietest(matching)] as const
    // On a busy machine a delay includes other processes; the CPU time of a turn is only ours.
    const delayHolds = quiet.every(({ turn }) => turn < mostDelayMs)
    console.log(
      `delay of the event loop while putting ${inDelays(quiet[0])}, while matching ${inDelays(quiet[1])} (turns below ${mostDelayMs} ms: ${verdict(delayHolds)})`,
    )
    return cpuHolds && delayHolds
  } finally {
    await matcher.stop()
  }
}

const verdict = (holds: boolean): string => (holds ? 'holds' : 'MISSED')

/** The cost of only computing the embeddings of the same needs. */
async function measureFloor(needs: readonly string[]): Promise<number[]> {
  const embedder = await openEmbedder()
  const cpu: number[] = []
  for (const need of needs) {
    const before = cpuMs()
    await embedder.embed(need)
    cpu.push(cpuMs() - before)
  }
  return cpu
}

async function inRounds(pieces: readonly (() => Promise<void>)[]): Promise<Round[]> {
  const done: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    const histogram = monitorEventLoopDelay({ resolution })
    histogram.enable()
    const longestTurn = watchTurns()
    const cpu: number[] = []
    for (const piece of pieces) {
      const before = cpuMs()
      await piece()
      cpu.push(cpuMs() - before)
    }
    histogram.disable()
    const turn = longestTurn()
    const [middle, most] = [histogram.percentile(50), histogram.max].map((nanoseconds) =>
      Math.max(0, nanoseconds / 1e6 - resolution),
    )
    done.push({ cpu, middle: middle ?? 0, most: most ?? 0, turn })
  }
  return done
}

function watchTurns(): () => number {
  const own = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let last = own()
  let longest = 0
  const timer = setInterval(() => {
    const now = own()
    longest = Math.max(longest, now - last)
    last = now
  }, 2)
  return () => {
    clearInterval(timer)
    return longest
  }
}

const quietest = (all: readonly Round[]): Round =>
  all.reduce((one, other) => (other.most < one.most ? other : one))

const inWords = (numbers: readonly number[]): string =>
  `${at(numbers, 0.5).toFixed(0)} ms (most ${at(numbers, 1).toFixed(0)} ms)`

const inDelays = ({ middle, most, turn }: Round): string =>
  `${middle.toFixed(1)} ms (most ${most.toFixed(1)} ms; longest turn ${turn.toFixed(1)} ms of CPU)`

const at = (numbers: readonly number[], part: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
