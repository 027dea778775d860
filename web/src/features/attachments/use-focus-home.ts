import { useEffect, type RefObject } from 'react'

/** If the open pictures are removed, the focus moves to the message that contained them. */
export function useFocusHome(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const home = place.current?.closest<HTMLElement>('article')
    return () => {
      // After the dialog has returned the focus to the element that opened it, if it still exists.
      setTimeout(() => {
        if (document.activeElement === document.body) home?.focus({ preventScroll: true })
      })
    }
  }, [place])
}
