import { useLayoutEffect, type RefObject } from 'react'

const stops = 'a:not([aria-hidden]), button, video, [role=slider]'

/** The list has one tab stop; elements in a row are reachable only from that row. */
export function useStops(box: RefObject<HTMLElement | null>, reachable: boolean): void {
  useLayoutEffect(() => {
    const inside = box.current?.querySelectorAll<HTMLElement>(stops)
    inside?.forEach((one) => {
      one.tabIndex = reachable ? 0 : -1
    })
  })
}
