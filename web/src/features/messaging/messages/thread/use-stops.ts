import { useEffect, useLayoutEffect, type RefObject } from 'react'

const stops = 'a:not([aria-hidden]), button, input, video, [role=slider]'

function setStops(row: HTMLElement | null, reachable: boolean): void {
  row?.querySelectorAll<HTMLElement>(stops).forEach((one) => {
    one.tabIndex = reachable ? 0 : -1
  })
}

/** The list has one tab stop; elements in a row are reachable only from that row. */
export function useStops(box: RefObject<HTMLElement | null>, reachable: boolean): void {
  useLayoutEffect(() => setStops(box.current, reachable))
  useEffect(() => {
    const row = box.current
    if (!row) return undefined
    // Some parts of a row come later, without a new rendering of the row.
    const observer = new MutationObserver(() => setStops(row, reachable))
    observer.observe(row, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [box, reachable])
}
