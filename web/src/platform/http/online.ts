import { useSyncExternalStore } from 'react'
import { observable } from '../state/observable.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the server has answered at the start of the page, or at any time since. */
const [useAnswered, setAnswered, hasAnswered] = observable(true)
export { setAnswered }

/** Whether there is a connection; that the server dies later only shows in each request. */
export function useOnline(): boolean {
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine)
  return useAnswered() && hasNetwork
}

/** The same, outside of components. */
export const isOnline = (): boolean => hasAnswered() && navigator.onLine
