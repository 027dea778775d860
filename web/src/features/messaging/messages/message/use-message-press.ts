import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react'
import { openMenuOf } from './message-menu.tsx'

/** The duration of a long press, and how many px the finger may move meanwhile. */
const holdMilliseconds = 450
const trembles = 10
/** Elements with their own long press. */
const others = 'a, button, input, textarea, video, [role=slider], [data-selectable]'

/** A long press on a message opens its menu. Scrolling cancels the pointer first. */
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
    // Suppresses the browser's own reactions: its context menu, and a click on the opened menu.
    onContextMenu: (event: MouseEvent): void => {
      if (opened.current) event.preventDefault()
    },
    onTouchEnd: (event: TouchEvent): void => {
      if (opened.current && event.cancelable) event.preventDefault()
      opened.current = false
    },
  }
}
