import { useEffect, useEffectEvent, useState } from 'react'
import type { Hit, MessageSearch } from './use-message-search.ts'

interface Stepping {
  /** The current result, and its index from the newest. */
  readonly hit: Hit | undefined
  readonly index: number
  readonly older: () => void
  readonly newer: () => void
}

/** Steps through the results, from the newest to older ones; each is shown in the conversation. */
export function useStepping(
  q: string,
  { hits = [], isOld, more, loadMore }: MessageSearch,
  onShow: (seq: number) => void,
): Stepping {
  const [at, setAt] = useState({ q, index: 0 })
  const index = at.q === q ? at.index : 0
  const hit = isOld ? undefined : hits[index]
  const show = useEffectEvent((one: Hit) => onShow(one.message.seq))
  const id = hit?.message.id
  useEffect(() => {
    if (id !== undefined && hit) show(hit)
    // A refetch may replace the same message by a new object.
    // oxlint-disable-next-line react/exhaustive-deps -- shown once for each step
  }, [id])
  const step = (by: number): void => {
    if (isOld || hits.length === 0) return
    const next = Math.max(0, Math.min(index + by, more ? hits.length : hits.length - 1))
    if (next === hits.length) loadMore()
    // At the end it shows the same message again, in case the viewer has scrolled away.
    if (next === index && hit) onShow(hit.message.seq)
    else setAt({ q, index: next })
  }
  return { hit, index, older: () => step(1), newer: () => step(-1) }
}
