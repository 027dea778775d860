import type { Notice } from '@patchbay/contract/notices'
import { useEffect, useRef, useState } from 'react'

/** What comes in bursts is said once. */
const restMilliseconds = 1000
/** Then it goes: the same words again would be no change, and nobody would hear them. */
const saidMilliseconds = 4000

/** A notice that became news again, such as the likes of a post, is news. */
const newsOf = ({ id, createdAt }: Notice): string => `${id} ${createdAt}`

/** What has come in above what was there before; what stands below was only not shown yet. */
function listAbove(notices: readonly Notice[], known: ReadonlySet<string>): readonly Notice[] {
  const at = notices.findIndex((notice) => known.has(newsOf(notice)))
  const above = at === -1 ? notices : notices.slice(0, at)
  return above.filter(({ readAt }) => readAt === null)
}

/** How many have come since that was last said, for a while; otherwise 0. */
export function useNews(notices: readonly Notice[] | undefined): number {
  const known = useRef<ReadonlySet<string>>(undefined)
  const waiting = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [said, setSaid] = useState(0)
  useEffect(() => {
    if (!notices) return
    const news = known.current ? listAbove(notices, known.current) : []
    known.current = new Set(notices.map(newsOf))
    for (const { id } of news) waiting.current.add(id)
    function rest(): void {
      setSaid(0)
      timer.current = waiting.current.size > 0 ? setTimeout(say, restMilliseconds) : undefined
    }
    function say(): void {
      setSaid(waiting.current.size)
      waiting.current.clear()
      timer.current = setTimeout(rest, saidMilliseconds)
    }
    if (timer.current === undefined) rest()
  }, [notices])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return said
}
