import type { Match, Why } from '@patchbay/contract/marketplace/matches'

/** Enough to see that there is nothing better. */
const mostWeak = 5

/** A weak match without any reason is not shown. */
const saysAnything = ({ found, points }: Why): boolean =>
  found.length > 0 || points.some(({ verdict }) => verdict === 'met')

/** Keeps only a few weak matches, so that nobody has to read through results that hardly fit. */
export function trimWeak(matches: readonly Match[]): Match[] {
  const weak = matches.filter(({ why }) => why.weak && saysAnything(why)).slice(0, mostWeak)
  return [...matches.filter(({ why }) => !why.weak), ...weak]
}
