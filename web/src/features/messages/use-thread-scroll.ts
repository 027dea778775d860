import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createThreadScroll, type ScrollState, type ThreadScroll } from './thread-scroll.ts'
import type { ShownThread } from './use-thread.ts'

/** For as long as the conversation is on screen; its place is kept when it is left. */
export function useThreadScroll(
  conversationId: string,
  thread: ShownThread,
): readonly [ThreadScroll, ScrollState] {
  const [scroll] = useState(() => createThreadScroll(conversationId))
  useLayoutEffect(() => scroll.take(thread), [scroll, thread])
  useEffect(() => {
    window.addEventListener('pagehide', scroll.rest)
    return () => {
      window.removeEventListener('pagehide', scroll.rest)
      scroll.rest()
    }
  }, [scroll])
  return [scroll, useSyncExternalStore(scroll.subscribe, scroll.state)]
}
