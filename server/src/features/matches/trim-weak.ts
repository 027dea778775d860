import type { Match, Why } from '@patchbay/contract/matches'

/** Enough to see that there is nothing better. */
const mostWeak = 5

/** A weak match of which nothing can be said is none. */
const saysAnything = ({ found, points }: Why): boolean =>
  found.length > 0 || points.some(({ verdict }) => verdict === 'met')

/** Whoever looks for somebody need not read to the end of all that hardly fits. */
export function trimWeak(matches: readonly Match[]): Match[] {
  const weak = matches.filter(({ why }) => why.weak && saysAnything(why)).slice(0, mostWeak)
  return [...matches.filter(({ why }) => !why.weak), ...weak]
}
