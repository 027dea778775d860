import type { VirtualizerHandle } from 'virtua'

/** So many frames in a row at the same place, and it is found; after so many it is given up. */
const restingFrames = 3
const mostFrames = 40

/** Rows that were never drawn have no height yet: a place is corrected until it holds. */
export function createSettling(viewOf: () => VirtualizerHandle | null, onSettled: () => void) {
  let current: symbol | undefined
  const finish = (): void => {
    current = undefined
    onSettled()
  }
  const step = (own: symbol, target: () => number, resting: number, frames: number): void => {
    if (own !== current) return
    const view = viewOf()
    const offset = target()
    const isThere = !view || Math.abs(offset - view.scrollOffset) <= 1
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
    /** Whoever moves it by hand decides where it stands. */
    stop: (): void => {
      if (current) finish()
    },
  }
}
