import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { countMatches, type Answer } from './answer.ts'
import { matchTexts as texts } from './texts.ts'

/**
 * At least this many px of the results must be on screen; otherwise they are scrolled into view.
 */
const seen = 160

interface Arrival {
  /** Announced to screen readers. */
  readonly said: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** The viewer searches, with the keyboard or not. */
  readonly expect: (byKey: boolean) => void
  readonly arrived: (answer: Answer) => void
  /** The viewer continues with something else, so the focus does not move. */
  readonly dismiss: () => void
  /** The announcement is no longer valid. */
  readonly forget: () => void
}

/**
 * Matches arrive a moment after the search. If it was triggered by the keyboard, the focus moves to
 * their heading, unless the viewer types or has moved elsewhere meanwhile; otherwise they are only
 * scrolled into view.
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
    // The pressed button may have been removed with its container.
    const isStill = now === from.from || now === document.body
    if (from.byKey && isStill) heading.current.focus({ preventScroll: true })
    const { top } = heading.current.getBoundingClientRect()
    if (isStill && top > window.innerHeight - seen)
      heading.current.parentElement?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  })
  useEffect(() => {
    if (arrival) lead()
  }, [arrival])
  const count = arrival && countMatches(arrival.answer)
  return {
    heading,
    said: !count ? '' : count.people === 0 ? texts.none : texts.counted(count).join(''),
    expect: (byKey) => {
      asked.current = { byKey, from: document.activeElement }
      setArrival(undefined)
    },
    arrived: (answer) => setArrival({ answer }),
    dismiss: () => {
      asked.current = null
    },
    forget: () => {
      asked.current = null
      setArrival(undefined)
    },
  }
}
