import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { tidyMemory } from '../../../../platform/tidy-memory.ts'
import { openFind } from '../../../accounts/locations/public.ts'
import { ModelUnavailable } from './model/embedder.ts'
import { createModel } from './model/model.ts'
import { openRanker } from './open-ranker.ts'
import type { Answer, Order, Task, Tasks, WorkerSettings } from './protocol.ts'
import { fromBytes, toBytes } from './model/vectors.ts'

// Runs in its own thread (see matcher.ts), so that slow work delays no request.

const model = createModel({ isOn: (workerData as WorkerSettings).model === 'on' })

const opening = openFind().then(openRanker)
// The thread is ended without notice, so what was compiled is written now.
void opening.then(() => flushCompileCache())

/** After so long without new listings, what reading them has left behind is collected. */
const restMs = 3_000
let timer: NodeJS.Timeout | undefined

function tidyLater(): void {
  clearTimeout(timer)
  timer = setTimeout(tidyMemory, restMs)
}

const tasks: {
  readonly [Name in Task]: (takes: Tasks[Name]['takes']) => Promise<Tasks[Name]['gives']>
} = {
  put: async (entries) => {
    const { shelf } = await opening
    for (const { document, vectors } of entries)
      shelf.put({ document, vector: vectors === undefined ? undefined : fromBytes(vectors.whole) })
    tidyLater()
    return null
  },
  remove: async (ids) => {
    const { shelf } = await opening
    for (const id of ids) shelf.remove(id)
    return null
  },
  size: async () => (await opening).shelf.size,
  rank: async ({ description, ...options }) => {
    const [ranker, embedder] = await Promise.all([opening, model.open().catch(() => undefined)])
    return ranker.rank(description, options, embedder)
  },
  embed: async (document) => {
    const embedder = await model.open()
    const { whole, sentences } = await embedder.embedDocument(document)
    return { whole: toBytes(whole), sentences: toBytes(sentences) }
  },
}

const failure = (id: number, error: unknown): Answer => ({
  id,
  failed: error instanceof Error ? error.message : 'unknown',
  noModel: error instanceof ModelUnavailable,
})

async function answer({ id, task, takes }: Order): Promise<void> {
  try {
    const run = tasks[task] as (takes: Tasks[Task]['takes']) => Promise<Tasks[Task]['gives']>
    const given: Answer = { id, gives: await run(takes) }
    // Inside the try: a result that cannot be copied fails one task, not the thread.
    parentPort?.postMessage(given, [])
  } catch (error) {
    parentPort?.postMessage(failure(id, error), [])
  }
}

parentPort?.on('message', (order: Order) => void answer(order))
