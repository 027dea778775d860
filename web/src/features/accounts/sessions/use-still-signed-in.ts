import { ApiError } from '../../../platform/http/api-error.ts'
import { useSessions } from './sessions-context.tsx'

/**
 * Checks the session before an action on a page that has been open for a while. If it has ended,
 * the sign-in page follows with this notice. If the server does not answer, it counts as valid.
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
