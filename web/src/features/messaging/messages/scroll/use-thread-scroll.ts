import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { showToast } from '../../../../ui/overlays/toast.ts'
import type { Jump } from './use-jumps.ts'
import { createThreadScroll, type ScrollState, type ThreadScroll } from './thread-scroll.ts'
import { threadTexts as texts } from '../thread/thread-texts.ts'
import type { ShownThread } from '../thread/use-thread.ts'

const onMissing = (): void => showToast({ message: texts.notShown, tone: 'error' })

/** Exists as long as the conversation is on screen; its scroll position is stored. */
export function useThreadScroll(
  conversationId: string,
  thread: ShownThread,
  jump: Jump | undefined,
): readonly [ThreadScroll, ScrollState] {
  const [scroll] = useState(() => createThreadScroll(conversationId, { onMissing }))
  // Must run before `take`, so that the messages open at the jump target.
  useLayoutEffect(() => {
    if (jump) scroll.goTo(jump.seq)
  }, [scroll, jump])
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
