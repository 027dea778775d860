/** The length of the model's vectors. */
export const dimensions = 384

/** The largest number of one byte. */
const largest = 127

/**
 * Vectors in one contiguous array that grows, so that a scan touches no objects. Each number has
 * one byte, scaled by the largest of its vector: a quarter of the memory, and no other order among
 * the first ten listings in the benchmark.
 */
export class VectorStore {
  #values = new Int8Array(256 * dimensions)
  /** 0 if the slot has no vector. */
  #scales = new Float32Array(256)

  put(slot: number, vector: Float32Array | undefined): void {
    this.#grow(slot)
    this.#scales[slot] = 0
    if (vector?.length !== dimensions || !vector.every(Number.isFinite)) return
    const most = vector.reduce((value, one) => Math.max(value, Math.abs(one)), 0)
    if (most === 0) return
    const base = slot * dimensions
    for (let at = 0; at < dimensions; at += 1)
      this.#values[base + at] = Math.round(((vector[at] as number) / most) * largest)
    this.#scales[slot] = most / largest
  }

  at(slot: number): Float32Array | undefined {
    const scale = this.#scales[slot] ?? 0
    if (scale === 0) return undefined
    const bytes = this.#values.subarray(slot * dimensions, (slot + 1) * dimensions)
    return Float32Array.from(bytes, (value) => value * scale)
  }

  /** The similarity of each vector to this one; 0 if a slot has none. */
  nearness(to: Float32Array, slots: number): Float32Array {
    const found = new Float32Array(slots)
    const values = this.#values
    const end = Math.min(slots, this.#scales.length)
    for (let slot = 0; slot < end; slot += 1) {
      const scale = this.#scales[slot] as number
      if (scale !== 0) found[slot] = scale * product(values, slot * dimensions, to)
    }
    return found
  }

  /** Moves all vectors: `places` has the new slot for each old one, or -1 if it is removed. */
  move(places: Int32Array): void {
    const scales = new Float32Array(this.#scales.length)
    for (const [slot, place] of places.entries()) {
      if (place === -1) continue
      this.#values.copyWithin(place * dimensions, slot * dimensions, (slot + 1) * dimensions)
      scales[place] = this.#scales[slot] ?? 0
    }
    this.#scales = scales
  }

  #grow(slot: number): void {
    if (slot < this.#scales.length) return
    const size = Math.max(slot + 1, Math.ceil(this.#scales.length * 1.5))
    const values = new Int8Array(size * dimensions)
    const scales = new Float32Array(size)
    values.set(this.#values)
    scales.set(this.#scales)
    this.#values = values
    this.#scales = scales
  }
}

/** Four independent sums, because a single one would make every addition wait for the last. */
export function product(values: Float32Array | Int8Array, base: number, to: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let at = 0; at < dimensions; at += 4) {
    a += (values[base + at] as number) * (to[at] as number)
    b += (values[base + at + 1] as number) * (to[at + 1] as number)
    c += (values[base + at + 2] as number) * (to[at + 2] as number)
    d += (values[base + at + 3] as number) * (to[at + 3] as number)
  }
  return a + b + c + d
}

/** Scaled to length 1, so that the product of two vectors is their similarity. */
export function normalised(vector: ArrayLike<number>): Float32Array {
  const made = Float32Array.from(vector)
  const length = Math.hypot(...made)
  return length > 0 ? made.map((value) => value / length) : made
}

export const toBytes = (vector: Float32Array): Uint8Array =>
  new Uint8Array(vector.buffer.slice(vector.byteOffset, vector.byteOffset + vector.byteLength))

/** Copied, because the bytes may not be aligned. */
export function fromBytes(bytes: Uint8Array): Float32Array {
  const whole = bytes.byteLength - (bytes.byteLength % 4)
  return new Float32Array(new Uint8Array(bytes.subarray(0, whole)).buffer)
}
