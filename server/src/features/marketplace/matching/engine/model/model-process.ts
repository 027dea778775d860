import { openModel } from './embedder.ts'

// The main file of the process that holds the model (see model.ts). It ends with the node that
// started it, or when that node has not needed it for a while.

export interface EmbedOrder {
  readonly id: number
  readonly text: string
}

export type EmbedAnswer =
  | { readonly id: number; readonly vector: Float32Array }
  | { readonly id: number; readonly failed: string }

const opening = openModel()

async function answer({ id, text }: EmbedOrder): Promise<EmbedAnswer> {
  try {
    const embed = await opening
    return { id, vector: await embed(text) }
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : 'unknown' }
  }
}

process.on('message', (order: EmbedOrder) => {
  // With a callback a node that has ended meanwhile is no error.
  void answer(order).then((made) => process.send?.(made, undefined, undefined, () => {}))
})
process.once('disconnect', () => process.exit())
