import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { AppError } from '../http/app-error.ts'
import type { Log } from '../log.ts'
import type { Picture, PictureOrder, WorkerAnswer, WorkerJob } from './picture-order.ts'

export interface Pictures {
  /** Refuses with `unreadable_picture` what cannot be read, or not in time. */
  make(bytes: Uint8Array, order: PictureOrder): Promise<readonly Picture[]>
  stop(): Promise<void>
}

interface PicturesOptions {
  readonly log: Log
  /** For one picture. */
  readonly seconds?: number
  /** How many may wait; one more is answered `unavailable`. */
  readonly waiting?: number
  readonly worker?: URL
}

interface Job extends WorkerJob {
  readonly resolve: (pictures: readonly Picture[]) => void
  readonly reject: (error: AppError) => void
}

const secondsToStart = 30

/**
 * Makes pictures one after the other in a process of its own. A thread would not do: a fault in
 * the native code would take the server with it, and a thread that hangs there cannot be ended.
 */
export function createPictures(options: PicturesOptions): Pictures {
  const { log, seconds = 10, waiting = 16 } = options
  const program = fileURLToPath(options.worker ?? new URL('./worker.ts', import.meta.url))
  const queue: Job[] = []
  let current: Job | undefined
  let timer: NodeJS.Timeout | undefined
  let child: ChildProcess | undefined
  let ready = false
  let stopped = false

  function start(): ChildProcess {
    // Without our settings: what reads strangers' files need not know any secret.
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
      // One that never was ready says nothing about the picture.
      settle({ refusal: ready ? 'unreadable_picture' : 'unavailable', reason: 'The worker ended.' })
    })
    return started
  }

  function next(): void {
    if (current !== undefined || stopped) return
    current = queue.shift()
    if (current === undefined) return
    const { bytes, order } = current
    const worker = child ?? start()
    // How long the worker takes to begin is not the picture's doing.
    allow(ready ? seconds : secondsToStart)
    // A worker that is gone tells so by closing.
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
    make: (bytes, order) =>
      new Promise((resolve, reject) => {
        if (stopped || queue.length >= waiting) return reject(new AppError('unavailable'))
        queue.push({ bytes, order, resolve, reject })
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
