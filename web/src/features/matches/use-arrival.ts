import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { countPeople, type Answer } from './answer.ts'
import { matchTexts as texts } from './texts.ts'

/** As much of what was found must be on screen, or it is scrolled to. */
const seen = 160

interface Arrival {
  /** For who cannot see it. */
  readonly said: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Somebody asks, with the keyboard or not. */
  readonly expect: (byKey: boolean) => void
  readonly arrived: (answer: Answer) => void
  /** Somebody goes on with something else: they are led nowhere. */
  readonly dismiss: () => void
}

/**
 * Matches come a moment after they were asked for. Whoever asked with the keyboard goes on from
 * their heading, unless they type or have gone elsewhere meanwhile; everybody else sees them.
 */
export function useArrival(): Arrival {
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = useRef<{ readonly byKey: boolean; readonly from: Element | null }>(null)
  const [arrival, setArrival] = useState<{ readonly answer: Answer }>()
  const lead = useEffectEvent(() => {
    const from = asked.current
    asked.current = null
    if (!from || !heading.current) return
    const now = document.activeElement
    // What was pressed may be gone with what it stood in.
    const isStill = now === from.from || now === document.body
    if (from.byKey && isStill) heading.current.focus({ preventScroll: true })
    const { top } = heading.current.getBoundingClientRect()
    if (isStill && top > window.innerHeight - seen)
      heading.current.parentElement?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  })
  useEffect(() => {
    if (arrival) lead()
  }, [arrival])
  const count = arrival && countPeople(arrival.answer)
  return {
    heading,
    said: !count ? '' : count.people === 0 ? texts.none : texts.counted(count.people, count.weak),
    expect: (byKey) => {
      asked.current = { byKey, from: document.activeElement }
      setArrival(undefined)
    },
    arrived: (answer) => setArrival({ answer }),
    dismiss: () => {
      asked.current = null
    },
  }
}
