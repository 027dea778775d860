import type { SubjectMessage, SubjectQuestion } from './start-subject.ts'

interface Abilities {
  /** The session cookies that clients use in turn. */
  readonly cookies?: readonly string[]
  /** The paths that clients request in turn. */
  readonly paths?: readonly string[]
  /** Sends something new to all listeners. */
  readonly announce?: () => Promise<void>
}

/** Runs in the child: reports that it is ready, reports its CPU time, and announces on request. */
export function report(url: string, { cookies = [], paths = [], announce }: Abilities = {}): void {
  const send = (message: SubjectMessage) => process.send?.(message)
  process.on('message', (question: SubjectQuestion) => {
    if (question === 'announce') return void announce?.()
    if (question === 'memory') return send({ kind: 'memory', memory: process.memoryUsage.rss() })
    const { user, system } = process.cpuUsage()
    return send({ kind: 'cpu', cpu: user + system })
  })
  send({ kind: 'ready', url, cookies, paths })
}
