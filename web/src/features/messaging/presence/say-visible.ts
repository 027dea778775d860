import { sendOnSocket, watchSocket } from '../../../platform/realtime/socket.ts'

/**
 * Tells the server whether this page is in view. It is noted only of people who want to show when
 * they are online. Returns how to stop.
 */
export function sayVisible(): () => void {
  const say = (): void =>
    sendOnSocket({ type: 'visible', isVisible: document.visibilityState === 'visible' })
  const stopWatching = watchSocket(say)
  document.addEventListener('visibilitychange', say)
  say()
  return () => {
    stopWatching()
    document.removeEventListener('visibilitychange', say)
  }
}
