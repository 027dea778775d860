import { useRef, type PointerEvent } from 'react'

/** In px. A touch that moves less may still become a scroll. */
const certain = 8

type Handler = (event: PointerEvent<HTMLElement>) => void
interface SeekPointer {
  readonly onPointerDown: Handler
  readonly onPointerMove: Handler
  readonly onPointerUp: Handler
  readonly onPointerCancel: Handler
}

/** Reports a position from 0 to 1: for a mouse at once, for a touch when it drags or ends. */
export function useSeekPointer(onPlace: (part: number) => void): SeekPointer {
  const held = useRef<{ readonly x: number; readonly dragging: boolean }>(null)
  const tell: Handler = ({ currentTarget, clientX }) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPlace(Math.min(1, Math.max(0, (clientX - left) / width)))
  }
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      const dragging = event.pointerType === 'mouse'
      held.current = { x: event.clientX, dragging }
      event.currentTarget.setPointerCapture(event.pointerId)
      if (dragging) tell(event)
    },
    onPointerMove: (event) => {
      if (!held.current) return
      const { x, dragging } = held.current
      if (!dragging && Math.abs(event.clientX - x) < certain) return
      held.current = { x, dragging: true }
      tell(event)
    },
    onPointerUp: (event) => {
      if (held.current) tell(event)
      held.current = null
    },
    onPointerCancel: () => {
      held.current = null
    },
  }
}
