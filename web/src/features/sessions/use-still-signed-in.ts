import { ApiError } from '../../platform/api-error.ts'
import { useSessions } from './sessions-context.tsx'

/**
 * Before something that needs a session, on a page that has been open for a while: if the session is
 * over, sign-in is next, with these words. A server that does not answer decides nothing.
 */
export function useStillSignedIn(): (notice: string) => Promise<boolean> {
  const sessions = useSessions()
  return async (notice) => {
    const session = await sessions.load().catch(() => undefined)
    if (session !== null) return true
    sessions.handleError(
      new ApiError({ code: 'not_authenticated', status: 401, message: 'Not authenticated' }),
      notice,
    )
    return false
  }
}
