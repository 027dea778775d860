import { useSessions } from './sessions-context.tsx'

/** If the session has ended, `/auth` shows this notice; the promise still rejects. */
export function useNoticedEnd(notice: string): <T>(asked: Promise<T>) => Promise<T> {
  const { handleError } = useSessions()
  return (asked) =>
    asked.catch((error: unknown) => {
      handleError(error, notice)
      throw error
    })
}
