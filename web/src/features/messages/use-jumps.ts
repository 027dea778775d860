import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'

declare module '@tanstack/history' {
  interface HistoryState {
    /** When a message was chosen: to choose it again goes there again. */
    chosenAt?: number
  }
}

/** A message to go to; each time another object. */
export interface Jump {
  readonly seq: number
  readonly chosenAt?: number | undefined
  /** Whoever steps through what was found stays in the box. */
  readonly takesFocus: boolean
}

export interface Jumps {
  /** The latest. */
  readonly jump: Jump | undefined
  readonly show: (seq: number) => void
  /**
   * Somebody has scrolled on, or written: the address leads to the conversation alone, so that a
   * reload does not take them back. The tab keeps where they are.
   */
  readonly leave: () => void
}

/** From the address (`at`) and from what is searched for in the conversation. */
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
    show: (seq) => setJump({ seq, takesFocus: false }),
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
