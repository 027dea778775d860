import { useRef, type PointerEvent } from 'react'

const far = 48

interface Swipe {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: () => void
}

/** A horizontal swipe: 1 for the next item, -1 for the previous one. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): Swipe {
  const begin = useRef<{ readonly x: number; readonly y: number }>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }) => {
      begin.current = pointerType === 'mouse' || !isPrimary ? null : { x, y }
    },
    onPointerUp: ({ clientX, clientY }) => {
      const from = begin.current
      begin.current = null
      if (!from) return
      const across = clientX - from.x
      if (Math.abs(across) < far || Math.abs(across) < Math.abs(clientY - from.y)) return
      onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      begin.current = null
    },
  }
}
