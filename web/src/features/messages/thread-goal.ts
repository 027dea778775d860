/** So long a message is marked after it has come into view. */
const markedMilliseconds = 2000

interface GoalState {
  readonly broughtTo: number | undefined
  readonly marked: number | undefined
}

/** Each wish is an object of its own: somebody may want the same again. */
interface Wish {
  readonly seq: number
}

interface GoalOptions {
  readonly change: (changes: Partial<GoalState>) => void
  readonly isHere: (seq: number) => boolean
  readonly heightOf: (seq: number) => number | undefined
  readonly viewport: () => number
  readonly show: (seq: number) => void
  readonly load: (seq: number) => Promise<void>
  readonly onMissing: () => void
}

/** The message that somebody wants to see, until they are there, and until they leave it again. */
export function createGoal(options: GoalOptions) {
  const { change, isHere, heightOf, viewport, show, load, onMissing } = options
  let wanted: Wish | undefined
  let isAsked = false
  let reached: number | undefined
  /** Its height in the view, when all around it was measured. */
  let stood: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const giveUp = (wish: Wish): void => {
    if (wanted !== wish) return
    wanted = undefined
    onMissing()
  }
  const ask = (wish: Wish): void => {
    isAsked = true
    // What has come is drawn in the next frame, and then taken.
    const check = (): void =>
      void requestAnimationFrame(() => requestAnimationFrame(() => giveUp(wish)))
    load(wish.seq).then(check, check)
  }

  return {
    want: (seq: number): void => {
      wanted = { seq }
      isAsked = false
    },
    isWanted: (): boolean => wanted !== undefined,
    /** Goes there if it can; otherwise it is asked for. */
    take: (): boolean => {
      if (wanted === undefined) return false
      if (!isHere(wanted.seq)) {
        if (!isAsked) ask(wanted)
        return false
      }
      reached = wanted.seq
      wanted = undefined
      stood = undefined
      clearTimeout(timer)
      change({ marked: reached })
      show(reached)
      return true
    },
    settle: (): void => {
      if (reached === undefined || stood !== undefined) return
      stood = heightOf(reached)
      change({ broughtTo: reached })
      timer = setTimeout(() => change({ marked: undefined }), markedMilliseconds)
    },
    /** Whoever has moved by half a view has left; what comes above it moves nobody. */
    look: (): void => {
      if (wanted !== undefined || reached === undefined || stood === undefined) return
      const height = heightOf(reached)
      if (height !== undefined && Math.abs(height - stood) <= viewport() / 2) return
      reached = undefined
      change({ broughtTo: undefined })
    },
    leave: (): void => {
      wanted = undefined
      reached = undefined
      change({ broughtTo: undefined })
    },
  }
}
