import { Worker } from 'node:worker_threads'
import { compileCache } from './compile-cache.ts'
import type { ListingDocument } from './document.ts'
import { ModelUnavailable } from './model/embedder.ts'
import type {
  Answer,
  EmbeddedDocument,
  Order,
  PutEntry,
  Task,
  Tasks,
  WorkerSettings,
} from './protocol.ts'
import type { Ranking } from './ranker.ts'

export type { Ranking } from './ranker.ts'
export type { EmbeddedDocument, PutEntry } from './protocol.ts'

export interface Matcher {
  /** Adds or replaces documents. */
  put(entries: readonly PutEntry[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  size(): Promise<number>
  /** The best first, weak ones last; without listings of the providers in `exclude`. */
  rank(
    description: string,
    options: { readonly today: Date; readonly exclude: readonly string[]; readonly most: number },
  ): Promise<Ranking>
  /** Scores only the given listings, for an order that an external service has chosen. */
  weigh(
    description: string,
    ids: readonly string[],
    options: { readonly today: Date },
  ): Promise<Ranking>
  /**
   * Embeds one text at a time, so that a ranking waits for one text at most. Rejects with
   * `ModelUnavailable`.
   */
  embed(documents: readonly ListingDocument[]): Promise<readonly EmbeddedDocument[]>
  /** Called when the worker has died and its data is lost: put everything again. */
  onLost(listener: () => void): void
  stop(): Promise<void>
}

interface MatcherOptions {
  /** `off` if the model cannot run, and for tests that need words only. */
  readonly model?: 'on' | 'off'
  readonly log?: { error(details: object, message: string): void }
  readonly worker?: URL
}

interface Waiting {
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
}

/** The batch size: copying listings to the worker must not block the server. */
const page = 50

/** The worker keeps little between two tasks, so a small space for new objects saves memory. */
const youngMb = 4

/**
 * Matches needs with listings in a worker thread, started lazily. A thread is enough: nothing in it
 * is native code, and sending the data to a process would be slow.
 */
export function createMatcher(options: MatcherOptions = {}): Matcher {
  const url = options.worker ?? new URL('./worker.ts', import.meta.url)
  const waiting = new Map<number, Waiting>()
  const listeners: (() => void)[] = []
  let worker: Worker | undefined
  let count = 0
  let stopped = false

  function start(): Worker {
    // Without our settings: code that reads untrusted text must not know any secret.
    const workerData: WorkerSettings = { model: options.model ?? 'on' }
    const started = new Worker(url, {
      workerData,
      env: compileCache(),
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: youngMb },
    })
    worker = started
    started.on('message', settle)
    started.on('error', (error) => options.log?.error({ err: error }, 'the matching worker failed'))
    started.once('exit', (code) => {
      if (worker !== started) return
      worker = undefined
      options.log?.error({ code }, 'the matching worker ended')
      failAll()
      for (const listener of listeners) listener()
    })
    return started
  }

  function settle(answer: Answer): void {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    // An idle worker does not keep the process alive.
    if (waiting.size === 0) worker?.unref()
    if ('gives' in answer) asked?.resolve(answer.gives as never)
    else
      asked?.reject(answer.noModel ? new ModelUnavailable(answer.failed) : new Error(answer.failed))
  }

  function failAll(): void {
    const all = [...waiting.values()]
    waiting.clear()
    for (const { reject } of all) reject(new Error('The matching worker ended.'))
  }

  function ask<Name extends Task>(
    task: Name,
    takes: Tasks[Name]['takes'],
  ): Promise<Tasks[Name]['gives']> {
    if (stopped) return Promise.reject(new Error('The matcher has stopped.'))
    return new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      const to = worker ?? start()
      to.ref()
      to.postMessage({ id: count, task, takes } satisfies Order<Name>, [])
    })
  }

  return {
    put: async (entries) => {
      for (let at = 0; at < entries.length; at += page)
        await ask('put', entries.slice(at, at + page))
    },
    remove: async (ids) => {
      await ask('remove', ids)
    },
    size: () => ask('size', null),
    rank: (description, order) => ask('rank', { description, ...order }),
    weigh: (description, ids, { today }) =>
      ask('rank', { description, today, exclude: [], most: ids.length, only: ids }),
    embed: async (documents) => {
      const embedded: EmbeddedDocument[] = []
      for (const document of documents) embedded.push(await ask('embed', document))
      return embedded
    },
    onLost: (listener) => {
      listeners.push(listener)
    },
    stop: async () => {
      stopped = true
      const ending = worker
      worker = undefined
      failAll()
      await ending?.terminate()
    },
  }
}
