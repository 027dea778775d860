import { ModelUnavailable, openEmbedder } from './embedder.ts'
import { createFindMeant, readServices } from './meant-services.ts'
import type { Meaning } from './ranker.ts'

export interface Model {
  /** Rejects with `ModelUnavailable` where it cannot run. */
  open(): Promise<Meaning>
}

/** What failed once is tried again only after a while. */
const retryMs = 60_000

/** The model, loaded when it is first asked for. */
export function createModel(isOn: boolean): Model {
  let opening: Promise<Meaning> | undefined
  let failedAt = -Infinity

  async function load(): Promise<Meaning> {
    try {
      const embedder = await openEmbedder()
      return { embedder, findMeant: createFindMeant(await readServices(embedder)) }
    } catch (error) {
      failedAt = performance.now()
      opening = undefined
      throw new ModelUnavailable('The model cannot run.', { cause: error })
    }
  }

  return {
    open: async () => {
      if (!isOn || performance.now() - failedAt < retryMs)
        throw new ModelUnavailable('The model is off.')
      opening ??= load()
      return opening
    },
  }
}
