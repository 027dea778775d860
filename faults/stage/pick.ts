let state = Number(process.env['FAULTS_SEED'] ?? 1)

/** From 0 to 1; the same numbers in every run with the same seed (mulberry32). */
function draw(): number {
  state = (state + 0x6d_2b_79_f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** A random item. */
export const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(draw() * items.length)]
