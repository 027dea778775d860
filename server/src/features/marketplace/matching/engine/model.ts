import { ModelUnavailable, openEmbedder, type Embedder } from './embedder.ts'

export interface Model {
  /** Rejects with `ModelUnavailable` if the model cannot run. */
  open(): Promise<Embedder>
}

/** After a failure, loading is retried only after this time. */
const retryMs = 60_000

/** The model, loaded lazily. */
export function createModel(isOn: boolean): Model {
  let opening: Promise<Embedder> | undefined
  let failedAt = -Infinity

  async function load(): Promise<Embedder> {
    try {
      return await openEmbedder()
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
