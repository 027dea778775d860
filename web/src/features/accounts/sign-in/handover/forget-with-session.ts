import type { Sessions } from '../../sessions/public.ts'
import { forgetPending } from './pending-handover.ts'

/**
 * A change of session drops a pending handover, so that the next person on this device cannot
 * complete it.
 */
export function forgetWithSession(sessions: Sessions): () => void {
  let known: string | null | undefined
  const look = (): void => {
    const { loading, problem, sessionId } = sessions.state()
    // The session is unknown, so this is not its end.
    if (loading || problem) return
    if (known !== undefined && known !== sessionId) void forgetPending()
    known = sessionId
  }
  look()
  return sessions.subscribe(look)
}
