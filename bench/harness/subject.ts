import type { SubjectMessage, SubjectQuestion } from './start-subject.ts'

interface Abilities {
  /** What its clients sign in with, in turn. */
  readonly cookies?: readonly string[]
  /** What they ask for, in turn. */
  readonly paths?: readonly string[]
  /** Tells everyone who listens something new. */
  readonly announce?: () => Promise<void>
}

/** The child's side: tells that it is ready, its CPU when asked, and announces when told to. */
export function report(url: string, { cookies = [], paths = [], announce }: Abilities = {}): void {
  const send = (message: SubjectMessage) => process.send?.(message)
  process.on('message', (question: SubjectQuestion) => {
    if (question === 'announce') return void announce?.()
    const { user, system } = process.cpuUsage()
    return send({ kind: 'cpu', cpu: user + system })
  })
  send({ kind: 'ready', url, cookies, paths })
}
