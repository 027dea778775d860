import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo, useState, useEffect, useEffectEvent, useRef } from 'react'
import type { ShownThread } from '../thread/use-thread.ts'
import type { ScrollState } from './thread-scroll.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** When the message was chosen: choosing it again jumps there again. */
    chosenAt?: number
  }
}

/** A message to jump to; a new object for each jump. */
export interface Jump {
  readonly seq: number
  readonly chosenAt?: number | undefined
  /** False for steps through search results: the focus stays in the search box. */
  readonly takesFocus: boolean
}

export interface Jumps {
  /** The latest jump. */
  readonly jump: Jump | undefined
  readonly show: (seq: number, takesFocus?: boolean) => void
  /**
   * The viewer has scrolled on, or written. The message is removed from the URL, so that a reload
   * does not go back to it; the tab stores the scroll position.
   */
  readonly leave: () => void
}

/** Jumps come from the URL (`at`), from the search in the conversation and from quotes. */
export function useJumps(conversationId: string, at: number | undefined): Jumps {
  const router = useRouter()
  const chosenAt = useLocation({ select: ({ state }) => state.chosenAt })
  const addressed = useMemo<Jump | undefined>(
    () => (at === undefined ? undefined : { seq: at, chosenAt, takesFocus: true }),
    [at, chosenAt],
  )
  const [seen, setSeen] = useState(addressed)
  const [jump, setJump] = useState(addressed)
  if (seen !== addressed) {
    setSeen(addressed)
    if (addressed) setJump(addressed)
  }
  return {
    jump,
    show: (seq, takesFocus = false) => setJump({ seq, takesFocus }),
    leave: () => {
      const { search } = router.latestLocation as { search: { id?: string; at?: number } }
      if (search.id !== conversationId || search.at === undefined) return
      void router.navigate({
        to: '/messages',
        search: { id: conversationId },
        replace: true,
        state: true,
        resetScroll: false,
      })
    },
  }
}

interface ArrivalAt extends Pick<Jumps, 'jump' | 'leave'> {
  readonly thread: ShownThread
  readonly scrollState: ScrollState
  readonly focus: (key: string) => void
}

/** After a jump the message takes the keyboard focus; scrolling away from it calls `leave`. */
export function useArrivalAt({ jump, leave, thread, scrollState, focus }: ArrivalAt): void {
  const { broughtTo } = scrollState
  const before = useRef<number>(undefined)
  const arrive = useEffectEvent((seq: number) => {
    const key = thread.messages.find(({ message }) => message.seq === seq)?.key
    if (jump?.takesFocus && key !== undefined) focus(key)
  })
  const depart = useEffectEvent(() => {
    // Between two messages named in the URL, the URL has already changed by itself.
    if (broughtTo === undefined || !jump?.takesFocus) leave()
  })
  useEffect(() => {
    const isLeft = before.current !== undefined && before.current !== broughtTo
    before.current = broughtTo
    if (isLeft) depart()
  }, [broughtTo])
  useEffect(() => {
    if (broughtTo === undefined || jump?.seq !== broughtTo) return undefined
    // After this render, because the row must exist to take the focus.
    const frame = requestAnimationFrame(() => arrive(broughtTo))
    return () => cancelAnimationFrame(frame)
  }, [broughtTo, jump])
}
