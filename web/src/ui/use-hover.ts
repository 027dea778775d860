import { useEffect, useRef, type PointerEvent } from 'react'

/** How long a pointer may be away, so that it can cross the gap and come back. */
const grace = 300
/** A pointer that only passes by opens nothing. */
const pause = 120

interface Hover {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
}

/** Tells when a mouse has come to stay and when it has been away for long enough; a finger never. */
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
