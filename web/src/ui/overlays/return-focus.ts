import { useEffect, useRef } from 'react'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled')

/**
 * Returns where the focus goes when an overlay closes: to what opened it, or, if that is gone, to
 * what has taken its place.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | true {
  const opener = useRef<readonly HTMLElement[]>([])
  useEffect(() => {
    if (!open) return
    // The overlay takes the focus after this effect.
    const chain: HTMLElement[] = []
    for (
      let one = document.activeElement as HTMLElement | null;
      one && one !== document.body;
      one = one.parentElement
    )
      chain.push(one)
    opener.current = chain
  }, [open])
  return () => {
    const [first, ...around] = opener.current
    if (!first || isUsable(first)) return first ?? true
    const place = around.find(isUsable)
    return place?.querySelector<HTMLElement>(focusable) ?? place ?? true
  }
}
