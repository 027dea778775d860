/** Removes entries after their lifetime, and the oldest when there are too many. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly expires: number }>()
  readonly #limits: { readonly lifetime: number; readonly size: number }
  readonly #now: () => number

  constructor(limits: { readonly lifetime: number; readonly size: number }, now: () => number) {
    this.#limits = limits
    this.#now = now
  }

  set(key: string, value: Value): void {
    const now = this.#now()
    this.#entries.delete(key)
    // All entries have the same lifetime, so the first ones expire first.
    for (const [oldest, { expires }] of this.#entries) {
      if (expires > now && this.#entries.size < this.#limits.size) break
      this.#entries.delete(oldest)
    }
    this.#entries.set(key, { value, expires: now + this.#limits.lifetime })
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.expires > this.#now() ? entry.value : undefined
  }

  take(key: string): Value | undefined {
    const value = this.get(key)
    this.#entries.delete(key)
    return value
  }

  get size(): number {
    return this.#entries.size
  }
}
