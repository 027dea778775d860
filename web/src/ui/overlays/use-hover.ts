import { useEffect, useRef, type PointerEvent } from 'react'

/** How long a pointer may be away, so that it can cross the gap to the popup. */
const grace = 300
/** How long a pointer must stay, so that passing over it opens nothing. */
const pause = 120

interface Hover {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
}

/** Calls `onCome` when a mouse stays, and `onGone` when it has left for a while; ignores touch. */
export function useHover(onCome: () => void, onGone: () => void): Hover {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (milliseconds: number, act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    clearTimeout(timer.current)
    timer.current = setTimeout(act, milliseconds)
  }
  return { onPointerEnter: after(pause, onCome), onPointerLeave: after(grace, onGone) }
}
