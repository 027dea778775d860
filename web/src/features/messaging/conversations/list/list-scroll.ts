import { useEffect, useRef, type RefObject } from 'react'
import { openScrollPosition } from '../../../../platform/storage/scroll-positions.ts'

/**
 * Restores the scroll position of the list after a conversation on a phone, another page or a
 * reload. A hidden list has no scroll position, so it is restored when it is shown.
 */
export function useListScroll(
  isShown: boolean,
  isFilled: boolean,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element || !isShown || !isFilled) return undefined
    const position = openScrollPosition('conversations')
    let top = Number(position.read() ?? 0)
    let timer: number | undefined
    const keep = (): void => position.write(String(Math.round(top)))
    /** The offset that was reached, which is limited by the height of the list at that moment. */
    let stood: number | undefined
    const stand = (): void => {
      element.scrollTop = top
      stood = element.scrollTop
    }
    const move = (): void => {
      // This event comes from `stand`, not from the viewer, and the list may grow later.
      if (element.scrollTop === stood) return
      stood = undefined
      // A changing height clamps the list without the viewer scrolling, so the target stays.
      const most = element.scrollHeight - element.clientHeight
      if (top > most && element.scrollTop >= most - 1) return
      top = element.scrollTop
      clearTimeout(timer)
      timer = window.setTimeout(keep, 100)
    }
    stand()
    element.addEventListener('scroll', move, { passive: true })
    const observer = new ResizeObserver(stand)
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      element.removeEventListener('scroll', move)
      keep()
    }
  }, [isShown, isFilled])
  return box
}

/** On a phone, returning from a conversation puts the focus back on the row that had it. */
export function useListReturn(box: RefObject<HTMLDivElement | null>, isShown: boolean): void {
  const wasHidden = useRef(false)
  const left = useRef<EventTarget>(null)
  useEffect(() => {
    const element = box.current
    const note = ({ target }: FocusEvent): void => {
      left.current = target
    }
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [box])
  useEffect(() => {
    const isBack = isShown && wasHidden.current
    wasHidden.current = !isShown
    // Only if the focused element of the conversation was removed.
    if (!isBack || document.activeElement !== document.body) return
    const { current: link } = left
    const isThere = link instanceof HTMLElement && link.isConnected
    const first = box.current?.querySelector<HTMLElement>('[data-conversation][tabindex="0"]')
    const target = isThere ? link : first
    target?.focus({ preventScroll: true })
  }, [box, isShown])
}
