import type { VirtualizerHandle } from 'virtua'

/** So many frames in a row at the same place, and it is found; after so many it is given up. */
const restingFrames = 3
const mostFrames = 40

interface SettlingOptions {
  readonly viewOf: () => VirtualizerHandle | null
  /** Of all rows together: where they leave room, only this tells that they are still measured. */
  readonly heightOf: () => number
  readonly onSettled: () => void
}

/** Rows that were never drawn have no height yet: a place is corrected until it holds. */
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
    /** Whoever moves it by hand decides where it stands. */
    stop: (): void => {
      if (current) finish()
    },
  }
}
