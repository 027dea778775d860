import { useLayoutEffect, type RefObject } from 'react'

const stops = 'a:not([aria-hidden]), button, video, [role=slider]'

/** The keyboard stops once in the list; what is in a row comes after the row itself. */
export function useStops(box: RefObject<HTMLElement | null>, reachable: boolean): void {
  useLayoutEffect(() => {
    const inside = box.current?.querySelectorAll<HTMLElement>(stops)
    inside?.forEach((one) => {
      one.tabIndex = reachable ? 0 : -1
    })
  })
}
