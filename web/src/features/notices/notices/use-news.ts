import type { Notice } from '@patchbay/contract/notices/notices'
import { useEffect, useRef, useState } from 'react'

/** A burst of notices is announced once. */
const restMilliseconds = 1000
/**
 * The text is removed after this time: repeating the same text would be no change for a screen
 * reader.
 */
const saidMilliseconds = 4000

/** An updated notice, such as more likes of a post, counts as new. */
const newsOf = ({ id, createdAt }: Notice): string => `${id} ${createdAt}`

/** Notices above the known ones; those below are only from further pages. */
function listAbove(notices: readonly Notice[], known: ReadonlySet<string>): readonly Notice[] {
  const at = notices.findIndex((notice) => known.has(newsOf(notice)))
  const above = at === -1 ? notices : notices.slice(0, at)
  return above.filter(({ readAt }) => readAt === null)
}

/** How many notices have arrived since the last announcement, for a while; otherwise 0. */
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
