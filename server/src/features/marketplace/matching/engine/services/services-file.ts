import { hash } from 'node:crypto'
import { modelId } from '../model/embedder.ts'
import { services } from '../words/glossary.ts'
import { elsewhere } from '../words/glossary/elsewhere.ts'
import { dimensions, fromBytes, normalised, toBytes } from '../model/vectors.ts'

/** The vectors of one service: of its names, and of its plain descriptions. */
export interface ServiceVectors {
  readonly names: Float32Array
  readonly plainly: readonly Float32Array[]
  /** A direction and an offset that tell it from the others (see discriminant.ts). */
  readonly tells: Float32Array
}

export interface GlossaryVectors {
  readonly services: readonly ServiceVectors[]
  /** The vectors of what people ask for elsewhere. */
  readonly elsewhere: readonly Float32Array[]
}

/** Covers everything in the file: it must be generated again after a change of the glossary. */
export const servicesHash = (): string =>
  hash('sha256', JSON.stringify([modelId, services, elsewhere]), 'hex')

const tellsLength = dimensions + 1

/**
 * A line with the hash, then all vectors with one byte per number, scaled by their largest, then
 * the discriminants with four bytes per number.
 */
export function encodeServices(vectors: GlossaryVectors): Buffer {
  const ours = vectors.services.flatMap(({ names, plainly }) => [names, ...plainly])
  const bytes = [...ours, ...vectors.elsewhere].map(small)
  const tells = vectors.services.map((one) => toBytes(one.tells))
  return Buffer.concat([Buffer.from(`${servicesHash()}\n`), ...bytes, ...tells])
}

/** `undefined` if the file belongs to another glossary. */
export function decodeServices(file: Uint8Array): GlossaryVectors | undefined {
  const line = `${servicesHash()}\n`
  const isCurrent = Buffer.from(file.subarray(0, line.length)).toString() === line
  const ours = services.reduce((sum, { plainly }) => sum + 1 + plainly.length, 0)
  const count = ours + elsewhere.length
  const middle = line.length + count * dimensions
  if (!isCurrent || file.length !== middle + services.length * tellsLength * 4) return undefined
  const values = new Int8Array(file.buffer, file.byteOffset + line.length, count * dimensions)
  const allTells = fromBytes(file.subarray(middle))
  let at = 0
  const next = () => normalised(values.subarray(at, (at += dimensions)))
  return {
    services: services.map(({ plainly }, index) => ({
      names: next(),
      plainly: plainly.map(next),
      tells: allTells.slice(index * tellsLength, (index + 1) * tellsLength),
    })),
    elsewhere: elsewhere.map(next),
  }
}

function small(vector: Float32Array): Uint8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return new Uint8Array(
    Int8Array.from(vector, (value) => Math.round((value / largest) * 127)).buffer,
  )
}
