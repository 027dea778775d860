import type { Embedder } from './model/embedder.ts'

/** `undefined` without a model. */
export async function vectorOf(
  text: string,
  embedder: Embedder | undefined,
): Promise<Float32Array | undefined> {
  try {
    return await embedder?.embed(text)
  } catch {
    // Words alone still find most matches.
    return undefined
  }
}

/** A long need often names its wish in one sentence. */
const mostSentences = 4
const longEnough = 25

export function sentencesIn(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u).filter((one) => one.length >= longEnough)
  return sentences.length < 2 ? [] : sentences.slice(-mostSentences)
}

export async function vectorsOf(
  texts: readonly string[],
  embedder: Embedder | undefined,
): Promise<Float32Array[]> {
  const vectors: Float32Array[] = []
  for (const text of texts) {
    const vector = await vectorOf(text, embedder)
    if (vector !== undefined) vectors.push(vector)
  }
  return vectors
}
