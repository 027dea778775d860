import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A server in its own process, whose CPU time can be read. */
export interface Subject {
  readonly url: string
  readonly cookies: readonly string[]
  readonly paths: readonly string[]
  cpuMicroseconds(): Promise<number>
  /** The memory that the process occupies. */
  memoryBytes(): Promise<number>
  announce(): void
  stop(): void
}

export type SubjectQuestion = 'cpu' | 'memory' | 'announce'

export interface SubjectMessage {
  readonly kind: 'ready' | 'cpu' | 'memory'
  readonly url?: string
  readonly cookies?: readonly string[]
  readonly paths?: readonly string[]
  readonly cpu?: number
  readonly memory?: number
}

async function nextMessage(child: ChildProcess, kind: SubjectMessage['kind']) {
  for (;;) {
    const [message] = (await once(child, 'message')) as [SubjectMessage]
    if (message.kind === kind) return message
  }
}

export async function startSubject(
  file: URL,
  environment: Record<string, string>,
): Promise<Subject> {
  const child = fork(file, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ask = (question: SubjectQuestion) => void child.send(question)
  const { url = '', cookies = [], paths = [] } = await nextMessage(child, 'ready')
  return {
    url,
    cookies,
    paths,
    cpuMicroseconds: async () => {
      ask('cpu')
      return (await nextMessage(child, 'cpu')).cpu ?? 0
    },
    memoryBytes: async () => {
      ask('memory')
      return (await nextMessage(child, 'memory')).memory ?? 0
    },
    announce: () => ask('announce'),
    stop: () => child.kill('SIGKILL'),
  }
}
