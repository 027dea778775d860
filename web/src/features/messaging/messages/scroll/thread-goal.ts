/** How long a message is marked after it has come into view. */
const markedMilliseconds = 2000

interface GoalState {
  readonly broughtTo: number | undefined
  readonly marked: number | undefined
}

/** A separate object per request: the viewer may request the same message again. */
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

/**
 * The message that the viewer jumps to, until it is in view, and until they scroll away from it.
 */
export function createGoal(options: GoalOptions) {
  const { change, isHere, heightOf, viewport, show, load, onMissing } = options
  let wanted: Wish | undefined
  let isAsked = false
  let reached: number | undefined
  /** Its offset in the view, once all rows around it were measured. */
  let stood: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const giveUp = (wish: Wish): void => {
    if (wanted !== wish) return
    wanted = undefined
    onMissing()
  }
  const ask = (wish: Wish): void => {
    isAsked = true
    // Loaded messages are rendered in the next frame, and `take` runs then.
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
    /** Jumps to the message if it is loaded; otherwise loads it. */
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
    /**
     * Scrolling by half a view counts as leaving. Messages added above do not change the offset.
     */
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
