import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../compile-cache.ts'
import { embedderOf, ModelUnavailable, type Embedder } from './embedder.ts'
import type { EmbedAnswer, EmbedOrder } from './model-process.ts'

export interface Model {
  /** Rejects with `ModelUnavailable` if the model cannot run. */
  open(): Promise<Embedder>
  stop(): void
}

/** After a failure, the model is tried again only after this time. */
const retryMs = 60_000
/** The model holds some 150 MB, so its process ends when nothing was embedded for so long. */
const idleMs = 120_000

interface Waiting {
  readonly resolve: (vector: Float32Array) => void
  readonly reject: (error: Error) => void
}

interface ModelOptions {
  readonly isOn: boolean
  readonly idle?: number
  readonly file?: URL
}

/** The model in a process of its own, which starts with the first text and ends when idle. */
export function createModel(options: ModelOptions): Model {
  const file = options.file ?? new URL('model-process.ts', import.meta.url)
  const idle = options.idle ?? idleMs
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let failedAt = -Infinity
  let count = 0

  function start(): ChildProcess {
    const started = fork(fileURLToPath(file), [], {
      serialization: 'advanced',
      env: compileCache(),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = started
    started.on('message', (made) => settle(made as EmbedAnswer))
    const lost = () => {
      if (child === started) end()
    }
    started.once('error', lost)
    started.once('exit', lost)
    return started
  }

  function settle(made: EmbedAnswer): void {
    const asked = waiting.get(made.id)
    waiting.delete(made.id)
    rest()
    if ('vector' in made) return asked?.resolve(made.vector)
    failedAt = performance.now()
    return asked?.reject(new ModelUnavailable('The model cannot run.', { cause: made.failed }))
  }

  /** Ends the process when nothing has been asked for a while. */
  function rest(): void {
    clearTimeout(timer)
    if (waiting.size > 0) return
    timer = setTimeout(end, idle)
    timer.unref()
  }

  function end(): void {
    clearTimeout(timer)
    const ending = child
    child = undefined
    if (waiting.size > 0) failedAt = performance.now()
    const all = [...waiting.values()]
    waiting.clear()
    for (const { reject } of all) reject(new ModelUnavailable('The process of the model ended.'))
    ending?.kill()
  }

  const isOff = () => !options.isOn || performance.now() - failedAt < retryMs
  const embedder = embedderOf(
    (text) =>
      new Promise((resolve, reject) => {
        if (isOff()) {
          reject(new ModelUnavailable('The model is off.'))
          return
        }
        clearTimeout(timer)
        count += 1
        const order: EmbedOrder = { id: count, text }
        waiting.set(count, { resolve, reject })
        ;(child ?? start()).send(order, (error) => {
          if (error !== null) end()
        })
      }),
  )

  return {
    open: async () => {
      if (isOff()) throw new ModelUnavailable('The model is off.')
      return embedder
    },
    stop: end,
  }
}
