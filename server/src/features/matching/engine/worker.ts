import { parentPort, workerData } from 'node:worker_threads'
import { openAtlas } from '../../locations/public.ts'
import { ModelUnavailable } from './embedder.ts'
import { openKnownWords } from './known-words.ts'
import { createModel } from './model.ts'
import type { Answer, Order, Task, Tasks, WorkerSettings } from './protocol.ts'
import { Ranker } from './ranker.ts'
import { fromBytes, toBytes } from './vectors.ts'

// A thread of its own: see matcher.ts. What takes long here delays no request.

/** A smaller place is rather a mistyped word. */
const leastPopulation = 15_000

const model = createModel((workerData as WorkerSettings).model === 'on')

const opening = open()

async function open(): Promise<Ranker> {
  const [atlas, known] = await Promise.all([openAtlas(), openKnownWords()])
  return new Ranker((name) => atlas.find(name), {
    known,
    isPlace: (word) => (atlas.find(word)?.population ?? 0) >= leastPopulation,
  })
}

const tasks: {
  readonly [Name in Task]: (takes: Tasks[Name]['takes']) => Promise<Tasks[Name]['gives']>
} = {
  put: async (entries) => {
    const { shelf } = await opening
    for (const { document, vectors } of entries)
      shelf.put({ document, vector: vectors === undefined ? undefined : fromBytes(vectors.whole) })
    return null
  },
  remove: async (ids) => {
    const { shelf } = await opening
    for (const id of ids) shelf.remove(id)
    return null
  },
  size: async () => (await opening).shelf.size,
  rank: async ({ description, ...options }) => {
    const [ranker, meaning] = await Promise.all([opening, model.open().catch(() => undefined)])
    return ranker.rank(description, options, meaning)
  },
  embed: async (document) => {
    const { embedder } = await model.open()
    const { whole, sentences } = await embedder.embedDocument(document)
    return { whole: toBytes(whole), sentences: toBytes(sentences) }
  },
}

async function answer({ id, task, takes }: Order): Promise<Answer> {
  try {
    const run = tasks[task] as (takes: Tasks[Task]['takes']) => Promise<Tasks[Task]['gives']>
    return { id, gives: await run(takes) }
  } catch (error) {
    const failed = error instanceof Error ? error.message : 'unknown'
    return { id, failed, noModel: error instanceof ModelUnavailable }
  }
}

parentPort?.on('message', (order: Order) => {
  void answer(order).then((given) => parentPort?.postMessage(given, []))
})
