import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'

/** The keys of all queries of the console begin with this, apart from the article in an editor. */
export const staffKey = ['staff'] as const

export const overviewKey = [...staffKey, 'overview'] as const

/**
 * Loads the console again after something was done. It is never known on which other pages it
 * shows: a ban is on the page of the person, at their reports and in the audit log.
 */
export function useRefresh(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: staffKey })
}

/** Refused because of what somebody else has done, or because of a role that is gone. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 409].includes(error.status)

/** Does something, and loads the console again, also if somebody else was quicker. */
export function useFollowed<Input extends readonly unknown[], Answer>(
  act: (...input: Input) => Promise<Answer>,
): (...input: Input) => Promise<Answer> {
  const refresh = useRefresh()
  return async (...input) => {
    try {
      const answer = await act(...input)
      refresh()
      return answer
    } catch (error) {
      if (isOutdated(error)) refresh()
      throw error
    }
  }
}
