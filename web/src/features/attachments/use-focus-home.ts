import { useEffect, type RefObject } from 'react'

/** Pictures may go while they are looked at: then the focus comes to the message they were in. */
export function useFocusHome(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const home = place.current?.closest<HTMLElement>('article')
    return () => {
      // After the dialog has given the focus back to what opened it, if that is still there.
      setTimeout(() => {
        if (document.activeElement === document.body) home?.focus({ preventScroll: true })
      })
    }
  }, [place])
}
