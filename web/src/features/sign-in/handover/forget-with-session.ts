import type { Sessions } from '../../sessions/public.ts'
import { forgetPending } from './pending-handover.ts'

/** Whoever leaves, or comes by another way, leaves nothing that somebody else could end. */
export function forgetWithSession(sessions: Sessions): () => void {
  let known: string | null | undefined
  const look = (): void => {
    const { loading, problem, sessionId } = sessions.state()
    // Not an end: nobody can tell yet.
    if (loading || problem) return
    if (known !== undefined && known !== sessionId) void forgetPending()
    known = sessionId
  }
  look()
  return sessions.subscribe(look)
}
