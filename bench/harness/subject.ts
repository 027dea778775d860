import type { SubjectMessage } from './measure.ts'

/** The child's side: tells that it is ready, and its CPU when asked. */
export function report(url: string, cookie = ''): void {
  const send = (message: SubjectMessage) => process.send?.(message)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    send({ kind: 'cpu', cpu: user + system })
  })
  send({ kind: 'ready', url, cookie })
}
