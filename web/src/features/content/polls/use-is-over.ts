import { isPollOver, type Poll } from '@patchbay/contract/content/polls'
import { useCallback, useSyncExternalStore } from 'react'

/** The longest time that a browser's timer can wait for. */
const longestWait = 2 ** 31 - 1

/** Turns true at the moment when the poll ends. */
export function useIsOver({ endsAt }: Pick<Poll, 'endsAt'>): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = (): void => {
        const left = endsAt === null ? 0 : Date.parse(endsAt) - Date.now()
        if (left <= 0) return notify()
        timer = setTimeout(wait, Math.min(left, longestWait))
      }
      wait()
      return () => clearTimeout(timer)
    },
    [endsAt],
  )
  return useSyncExternalStore(subscribe, () => isPollOver({ endsAt }, Date.now()))
}
