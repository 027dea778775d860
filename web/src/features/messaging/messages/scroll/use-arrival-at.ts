import { useEffect, useEffectEvent, useRef } from 'react'
import type { ScrollState } from './thread-scroll.ts'
import type { Jumps } from './use-jumps.ts'
import type { ShownThread } from '../thread/use-thread.ts'

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
