import { hash } from 'node:crypto'
import { modelId } from './embedder.ts'
import { services } from './words/glossary.ts'
import { dimensions, normalised } from './vectors.ts'

/** The vectors of one service: of its names, and of its plain descriptions. */
export interface ServiceVectors {
  readonly names: Float32Array
  readonly plainly: readonly Float32Array[]
}

/** Covers everything in the file: it must be generated again after a change of the glossary. */
export const servicesHash = (): string => hash('sha256', JSON.stringify([modelId, services]), 'hex')

/** A line with the hash, then all vectors with one byte per number, scaled by their largest. */
export function encodeServices(vectors: readonly ServiceVectors[]): Buffer {
  const bytes = vectors.flatMap(({ names, plainly }) => [names, ...plainly].map(small))
  return Buffer.concat([Buffer.from(`${servicesHash()}\n`), ...bytes])
}

/** `undefined` if the file belongs to another glossary. */
export function decodeServices(file: Uint8Array): ServiceVectors[] | undefined {
  const line = `${servicesHash()}\n`
  const isCurrent = Buffer.from(file.subarray(0, line.length)).toString() === line
  const count = services.reduce((sum, { plainly }) => sum + 1 + plainly.length, 0)
  if (!isCurrent || file.length !== line.length + count * dimensions) return undefined
  const values = new Int8Array(file.buffer, file.byteOffset + line.length)
  let at = 0
  const next = () => normalised(values.subarray(at, (at += dimensions)))
  return services.map(({ plainly }) => ({ names: next(), plainly: plainly.map(next) }))
}

function small(vector: Float32Array): Uint8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return new Uint8Array(
    Int8Array.from(vector, (value) => Math.round((value / largest) * 127)).buffer,
  )
}
