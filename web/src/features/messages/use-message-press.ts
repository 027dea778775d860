import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react'
import { openMenuOf } from './message-menu.tsx'

/** So long a finger stays, and it wants the menu; it may tremble so far. */
const holdMilliseconds = 450
const trembles = 10
/** They have their own meaning for a finger that stays. */
const others = 'a, button, input, textarea, video, [role=slider], [data-selectable]'

/** A finger that stays on a message opens its menu. Whatever scrolls takes the pointer away first. */
export function useMessagePress() {
  const timer = useRef<number>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const opened = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent): void => {
      stop()
      opened.current = false
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return
      const article = target.closest(others) ? null : target.closest('[data-key]')
      if (!article) return
      start.current = { x: clientX, y: clientY }
      timer.current = window.setTimeout(() => {
        opened.current = true
        openMenuOf(article, 'finger')
      }, holdMilliseconds)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) > trembles) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's own answers to the same finger: its menu, and a click where the menu now is.
    onContextMenu: (event: MouseEvent): void => {
      if (opened.current) event.preventDefault()
    },
    onTouchEnd: (event: TouchEvent): void => {
      if (opened.current && event.cancelable) event.preventDefault()
      opened.current = false
    },
  }
}
