import type { VirtualizerHandle } from 'virtua'

/**
 * The position is settled after this many equal frames in a row; it gives up after `mostFrames`.
 */
const restingFrames = 3
const mostFrames = 40

interface SettlingOptions {
  readonly viewOf: () => VirtualizerHandle | null
  /**
   * The height of all rows. If they do not fill the view, only this shows that measuring goes on.
   */
  readonly heightOf: () => number
  readonly onSettled: () => void
}

/**
 * Rows that were never rendered have no height yet: the scroll position is corrected until it is
 * stable.
 */
export function createSettling({ viewOf, heightOf, onSettled }: SettlingOptions) {
  let current: symbol | undefined
  let height = 0
  const finish = (): void => {
    current = undefined
    onSettled()
  }
  const step = (own: symbol, target: () => number, resting: number, frames: number): void => {
    if (own !== current) return
    const view = viewOf()
    const offset = target()
    const before = height
    height = heightOf()
    const isThere = !view || (height === before && Math.abs(offset - view.scrollOffset) <= 1)
    if ((isThere && resting >= restingFrames) || frames >= mostFrames) return finish()
    if (!isThere) view.scrollTo(offset)
    requestAnimationFrame(() => step(own, target, isThere ? resting + 1 : 0, frames + 1))
  }
  return {
    isSettling: (): boolean => current !== undefined,
    settle: (target: () => number): void => {
      current = Symbol('settling')
      step(current, target, 0, 0)
    },
    /** Scrolling by hand ends the correction. */
    stop: (): void => {
      if (current) finish()
    },
  }
}
