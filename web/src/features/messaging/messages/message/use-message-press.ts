import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react'
import { openMenuOf } from './message-menu.tsx'

/** The duration of a long press, and how many px the finger may move meanwhile. */
const holdMilliseconds = 450
const trembles = 10
/** How far a message follows the finger to the right, and from where on the finger has swiped. */
const mostSwiped = 72
const swiped = 56
/** Elements with their own long press. */
const others = 'a, button, input, textarea, video, [role=slider], [data-selectable]'

interface Touched {
  readonly article: HTMLElement
  readonly x: number
  readonly y: number
  /** How far it has moved aside; undefined unless the finger swipes. */
  aside: number | undefined
}

function moveAside({ article, aside }: Touched): void {
  article.toggleAttribute('data-swiped', aside !== undefined && aside >= swiped)
  article.style.transform = aside ? `translateX(${aside}px)` : ''
}

/**
 * On a touch screen a long press on a message opens its menu, and a swipe to the right replies to
 * it. Scrolling cancels the pointer first.
 */
export function useMessagePress(onSwipe: (key: string) => void) {
  const timer = useRef<number>(undefined)
  const touched = useRef<Touched>(undefined)
  const opened = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const letGo = (): void => {
    stop()
    if (touched.current?.aside === undefined) return
    touched.current.aside = undefined
    moveAside(touched.current)
  }
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent): void => {
      letGo()
      opened.current = false
      touched.current = undefined
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return
      const article = target.closest(others) ? null : target.closest<HTMLElement>('[data-key]')
      if (!article) return
      touched.current = { article, x: clientX, y: clientY, aside: undefined }
      timer.current = window.setTimeout(() => {
        opened.current = true
        openMenuOf(article, 'finger')
      }, holdMilliseconds)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const { current } = touched
      if (!current) return
      const [right, down] = [clientX - current.x, clientY - current.y]
      if (Math.hypot(right, down) > trembles) stop()
      if (opened.current) return
      if (current.aside === undefined && (right <= trembles || right < 2 * Math.abs(down))) return
      current.aside = Math.min(Math.max(right, 0), mostSwiped)
      moveAside(current)
    },
    onPointerUp: (): void => {
      const { current } = touched
      const isSwiped = current?.aside !== undefined && current.aside >= swiped
      letGo()
      if (isSwiped) onSwipe(current.article.dataset['key'] ?? '')
    },
    onPointerCancel: letGo,
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
