import { useEffect, useRef, type RefObject } from 'react'
import { openPlace } from '../../platform/places.ts'

/**
 * The list stands where it was left, after a conversation on a phone, another page or a reload.
 * What is not displayed has no place: it is found again when it is shown.
 */
export function useListScroll(
  isShown: boolean,
  isFilled: boolean,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element || !isShown || !isFilled) return undefined
    const place = openPlace('conversations')
    let top = Number(place.read() ?? 0)
    let timer: number | undefined
    const keep = (): void => place.write(String(Math.round(top)))
    /** Where that has led: not further than the list went at that moment. */
    let stood: number | undefined
    const stand = (): void => {
      element.scrollTop = top
      stood = element.scrollTop
    }
    const move = (): void => {
      // Nobody has moved it but we, and it may go further when this is heard.
      if (element.scrollTop === stood) return
      stood = undefined
      // The bar below it comes and goes: that moves the list, and nobody has.
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

/** Whoever comes back from a conversation on a phone stands where they left the list. */
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
    // What had the focus is gone.
    if (!isBack || document.activeElement !== document.body) return
    const { current: link } = left
    const isThere = link instanceof HTMLElement && link.isConnected
    const first = box.current?.querySelector<HTMLElement>('[data-conversation][tabindex="0"]')
    const target = isThere ? link : first
    target?.focus({ preventScroll: true })
  }, [box, isShown])
}
