import { useEffect, useEffectEvent, useRef } from 'react'
import type { ScrollState } from './thread-scroll.ts'
import type { Jumps } from './use-jumps.ts'
import type { ShownThread } from './use-thread.ts'

interface ArrivalAt extends Pick<Jumps, 'jump' | 'leave'> {
  readonly thread: ShownThread
  readonly scrollState: ScrollState
  readonly focus: (key: string) => void
}

/** Whoever is brought to a message has it under the keyboard; leaving it is told. */
export function useArrivalAt({ jump, leave, thread, scrollState, focus }: ArrivalAt): void {
  const { broughtTo } = scrollState
  const before = useRef<number>(undefined)
  const arrive = useEffectEvent((seq: number) => {
    const key = thread.messages.find(({ message }) => message.seq === seq)?.key
    if (jump?.takesFocus && key !== undefined) focus(key)
  })
  const depart = useEffectEvent(() => {
    // From one that the address names to another the address has changed by itself.
    if (broughtTo === undefined || !jump?.takesFocus) leave()
  })
  useEffect(() => {
    const isLeft = before.current !== undefined && before.current !== broughtTo
    before.current = broughtTo
    if (isLeft) depart()
  }, [broughtTo])
  useEffect(() => {
    if (broughtTo === undefined || jump?.seq !== broughtTo) return undefined
    // Not while this is being drawn: the row must be there to take the focus.
    const frame = requestAnimationFrame(() => arrive(broughtTo))
    return () => cancelAnimationFrame(frame)
  }, [broughtTo, jump])
}
