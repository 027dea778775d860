import { useSessions } from './sessions-context.tsx'

/** Lets sign-in say what the session was needed for, then fails as before. */
export function useNoticedEnd(notice: string): <T>(asked: Promise<T>) => Promise<T> {
  const { handleError } = useSessions()
  return (asked) =>
    asked.catch((error: unknown) => {
      handleError(error, notice)
      throw error
    })
}
