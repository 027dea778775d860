import type { ServiceShares } from './services/service-match.ts'

/** More services than these say nothing about what a listing is for. */
const most = 6

/** The services of each slot, in two arrays that grow, so that a scan touches no objects. */
export class OfferStore {
  #services = new Uint8Array(256 * most)
  #shares = new Uint8Array(256 * most)

  put(slot: number, offered: ServiceShares): void {
    this.#grow(slot)
    const best = [...offered].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, most)
    const base = slot * most
    this.#shares.fill(0, base, base + most)
    for (const [index, [service, share]] of best.entries()) {
      this.#services[base + index] = service
      this.#shares[base + index] = Math.round(share * 255)
    }
  }

  /** How well each slot serves what is wanted: 0 to 1. */
  fitness(wanted: Float32Array, slots: number): Float32Array {
    const found = new Float32Array(slots)
    const end = Math.min(slots, this.#shares.length / most)
    for (let slot = 0; slot < end; slot += 1) {
      let best = 0
      for (let at = slot * most; at < (slot + 1) * most; at += 1) {
        const share = this.#shares[at] as number
        if (share === 0) break
        const fits = (share / 255) * (wanted[this.#services[at] as number] as number)
        if (fits > best) best = fits
      }
      found[slot] = best
    }
    return found
  }

  /** The services that a slot offers with at least this share. */
  offered(slot: number, least: number): number[] {
    const found: number[] = []
    for (let at = slot * most; at < (slot + 1) * most; at += 1)
      if ((this.#shares[at] ?? 0) >= Math.max(1, least * 255)) found.push(this.#services[at] ?? 0)
    return found
  }

  /** Moves all entries: `places` has the new slot for each old one, or -1 if it is removed. */
  move(places: Int32Array): void {
    for (const [slot, place] of places.entries()) {
      if (place === -1) continue
      this.#services.copyWithin(place * most, slot * most, (slot + 1) * most)
      this.#shares.copyWithin(place * most, slot * most, (slot + 1) * most)
    }
  }

  #grow(slot: number): void {
    if (slot * most < this.#shares.length) return
    const size = Math.max(slot + 1, Math.ceil((this.#shares.length / most) * 1.5)) * most
    const services = new Uint8Array(size)
    const shares = new Uint8Array(size)
    services.set(this.#services)
    shares.set(this.#shares)
    this.#services = services
    this.#shares = shares
  }
}
