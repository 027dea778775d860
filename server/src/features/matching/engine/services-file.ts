import { hash } from 'node:crypto'
import { modelId } from './embedder.ts'
import { services } from './glossary.ts'
import { dimensions, normalised } from './vectors.ts'

/** Of each service: how its names are meant, and how it is said plainly. */
export interface ServiceVectors {
  readonly names: Float32Array
  readonly plainly: Float32Array
}

/** Of all that is in the file: after a change of the glossary it is made anew. */
export const servicesHash = (): string => hash('sha256', JSON.stringify([modelId, services]), 'hex')

/** A line with the hash, then the numbers of all vectors in a byte each, by their largest. */
export function encodeServices(vectors: readonly ServiceVectors[]): Buffer {
  const bytes = vectors.flatMap(({ names, plainly }) => [small(names), small(plainly)])
  return Buffer.concat([Buffer.from(`${servicesHash()}\n`), ...bytes])
}

/** `undefined` where the file is of another glossary. */
export function decodeServices(file: Uint8Array): ServiceVectors[] | undefined {
  const line = `${servicesHash()}\n`
  const isCurrent = Buffer.from(file.subarray(0, line.length)).toString() === line
  if (!isCurrent || file.length !== line.length + services.length * 2 * dimensions) return undefined
  const values = new Int8Array(file.buffer, file.byteOffset + line.length)
  const at = (index: number) =>
    normalised(values.subarray(index * dimensions, (index + 1) * dimensions))
  return services.map((_, index) => ({ names: at(index * 2), plainly: at(index * 2 + 1) }))
}

function small(vector: Float32Array): Uint8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return new Uint8Array(
    Int8Array.from(vector, (value) => Math.round((value / largest) * 127)).buffer,
  )
}
