import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface TabStrip {
  /** Fades the ends at which there is more. */
  readonly fade: string | undefined
  readonly measure: () => void
}

const fades = {
  start: '[mask-image:linear-gradient(to_right,transparent,black_32px)]',
  end: '[mask-image:linear-gradient(to_left,transparent,black_32px)]',
  both: '[mask-image:linear-gradient(to_right,transparent,black_32px,black_calc(100%-32px),transparent)]',
} as const

/** As far as a strip can be off without hiding anything. */
const slack = 2
/** What is left of the next tab beside the chosen one. */
const room = 40

/** A strip of tabs that may be wider than its place: the chosen one is in view. */
export function useTabStrip(list: RefObject<HTMLElement | null>, value: string): TabStrip {
  const [end, setEnd] = useState<keyof typeof fades>()
  const measure = (): void => {
    const strip = list.current
    if (!strip) return
    const isBefore = strip.scrollLeft > slack
    const isAfter = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - slack
    setEnd(isBefore ? (isAfter ? 'both' : 'start') : isAfter ? 'end' : undefined)
  }
  const show = useEffectEvent((chosen: string): void => {
    const strip = list.current
    const tab = strip?.querySelector(`[role=tab][id$="-${chosen}"]`)
    if (!strip || !tab) return
    const [place, box] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (box.left < place.left - slack) strip.scrollBy({ left: box.left - place.left - room })
    if (box.right > place.right + slack) strip.scrollBy({ left: box.right - place.right + room })
  })
  useEffect(() => show(value), [value])
  const look = useEffectEvent((): void => {
    show(value)
    measure()
  })
  useEffect(() => {
    const listen = (): void => look()
    window.addEventListener('resize', listen)
    // The widths change with the font.
    void document.fonts?.ready.then(listen)
    return () => window.removeEventListener('resize', listen)
  }, [])
  return { fade: end && fades[end], measure }
}
