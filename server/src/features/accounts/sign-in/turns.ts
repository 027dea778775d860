import { AppError } from '../../../platform/http/app-error.ts'

interface TurnsOptions {
  readonly atOnce: number
  /** How many may wait; beyond that the answer is `unavailable`. */
  readonly waiting: number
}

interface Waiting {
  readonly start: () => void
  readonly refuse: (error: AppError) => void
}

export interface Turns {
  /** Runs the work when it is its turn. Throws `unavailable` if too much waits. */
  take<Result>(by: string, work: () => Promise<Result>): Promise<Result>
}

const retryAfter = 2

/**
 * Runs costly work, a few at a time. Everybody who waits takes turns, and where there is no room,
 * the one who has most waiting gives way: nobody can fill the queue alone.
 */
export function createTurns({ atOnce, waiting }: TurnsOptions): Turns {
  /** The queues are in the order of their turns. */
  const queues = new Map<string, Waiting[]>()
  let running = 0
  const full = () => new AppError('unavailable', undefined, { retryAfter })
  const countWaiting = (): number =>
    [...queues.values()].reduce((sum, queue) => sum + queue.length, 0)

  function next(): void {
    const first = queues.entries().next().value
    if (first === undefined || running >= atOnce) return
    const [by, queue] = first
    queues.delete(by)
    const turn = queue.shift()
    if (queue.length > 0) queues.set(by, queue)
    running += 1
    turn?.start()
  }

  /** False if nobody has more waiting than this one would have. */
  function makeRoom(by: string): boolean {
    if (countWaiting() < waiting) return true
    const [longest] = [...queues].toSorted(([, one], [, other]) => other.length - one.length)
    if (longest === undefined) return false
    const [, queue] = longest
    if (queue.length <= (queues.get(by)?.length ?? 0) + 1) return false
    queue.pop()?.refuse(full())
    return true
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } finally {
      running -= 1
      next()
    }
  }

  return {
    take: (by, work) =>
      new Promise((resolve, reject) => {
        const start = (): void => resolve(run(work))
        if (running < atOnce) {
          running += 1
          return start()
        }
        if (!makeRoom(by)) return reject(full())
        queues.set(by, [...(queues.get(by) ?? []), { start, refuse: reject }])
      }),
  }
}
