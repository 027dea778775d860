import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { AppError } from '../http/app-error.ts'
import type { Log } from '../logger.ts'
import type { Picture, PictureOrder, WorkerAnswer, WorkerJob } from './picture-order.ts'

export interface Pictures {
  /**
   * Throws `unreadable_picture` if the picture cannot be decoded in time, and `rate_limited` if
   * others of the same person wait already. `owner` is absent for a job.
   */
  make(bytes: Uint8Array, order: PictureOrder, owner?: string): Promise<readonly Picture[]>
  stop(): Promise<void>
}

interface PicturesOptions {
  readonly log: Log
  /** The timeout for one picture. */
  readonly seconds?: number
  /** How many pictures may wait; beyond that the answer is `unavailable`. */
  readonly waiting?: number
  readonly worker?: URL
}

interface Job extends WorkerJob {
  readonly owner: string | undefined
  readonly resolve: (pictures: readonly Picture[]) => void
  readonly reject: (error: AppError) => void
}

const secondsToStart = 30
/** How many pictures of one person may wait beside the one that is being made. */
const waitingOfPerson = 2
const retryAfter = 2

/**
 * Makes pictures one after the other in a separate process. A thread would not do: a crash in
 * native code would end the server, and a thread that hangs in native code cannot be terminated.
 */
export function createPictures(options: PicturesOptions): Pictures {
  const { log, seconds = 10, waiting = 16 } = options
  const program = fileURLToPath(options.worker ?? new URL('./worker.ts', import.meta.url))
  const queue: Job[] = []
  let current: Job | undefined
  let lastOwner: string | undefined
  let timer: NodeJS.Timeout | undefined
  let child: ChildProcess | undefined
  let ready = false
  let stopped = false

  function start(): ChildProcess {
    // Without our settings: a process that decodes untrusted files must not know any secret.
    const started = fork(program, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child = started
    ready = false
    let said = ''
    started.stderr?.on('data', (text) => (said = (said + String(text)).slice(-2_000)))
    started.on('message', (answer) => {
      if (child !== started) return
      ready = true
      if (answer === 'ready') allow(seconds)
      else settle(answer as WorkerAnswer)
    })
    started.once('error', (error) => log.error({ err: error }, 'the picture worker cannot start'))
    started.once('close', (code, signal) => {
      if (child !== started) return
      child = undefined
      log.error({ code, signal, ready, said }, 'the picture worker ended')
      // If the worker never became ready, the picture is not to blame.
      settle({ refusal: ready ? 'unreadable_picture' : 'unavailable', reason: 'The worker ended.' })
    })
    return started
  }

  function next(): void {
    if (current !== undefined || stopped) return
    // People take turns, so that nobody waits for all pictures of another person.
    const other = queue.findIndex(({ owner }) => owner !== lastOwner)
    current = queue.splice(Math.max(other, 0), 1)[0]
    if (current === undefined) return
    const { bytes, order } = current
    lastOwner = current.owner
    const worker = child ?? start()
    // The start of the worker does not count against the picture's timeout.
    allow(ready ? seconds : secondsToStart)
    // If the worker is gone, its `close` event reports that.
    worker.send({ bytes, order } satisfies WorkerJob, () => {})
  }

  function allow(time: number): void {
    clearTimeout(timer)
    timer = setTimeout(giveUp, time * 1_000)
  }

  function giveUp(): void {
    log.warn('a picture took too long')
    child?.kill('SIGKILL')
    child = undefined
    settle({ refusal: ready ? 'unreadable_picture' : 'unavailable', reason: 'It took too long.' })
  }

  function settle(answer: WorkerAnswer): void {
    const job = current
    clearTimeout(timer)
    current = undefined
    if ('pictures' in answer) job?.resolve(answer.pictures)
    else job?.reject(new AppError(answer.refusal, new Error(answer.reason)))
    next()
  }

  return {
    make: (bytes, order, owner) =>
      new Promise((resolve, reject) => {
        if (stopped || queue.length >= waiting) return reject(new AppError('unavailable'))
        const own = queue.filter((job) => owner !== undefined && job.owner === owner).length
        if (own >= waitingOfPerson)
          return reject(new AppError('rate_limited', undefined, { retryAfter }))
        queue.push({ bytes, order, owner, resolve, reject })
        next()
      }),
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      for (const job of [...(current ? [current] : []), ...queue.splice(0)])
        job.reject(new AppError('unavailable'))
      const ending = child
      child = undefined
      current = undefined
      if (ending?.kill('SIGKILL') === true) await once(ending, 'close')
    },
  }
}
