import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'

/** A server in a process of its own, whose CPU can be asked for. */
interface Subject {
  readonly url: string
  readonly cookie: string
  cpuMicroseconds(): Promise<number>
  stop(): void
}

export interface SubjectMessage {
  readonly kind: 'ready' | 'cpu'
  readonly url?: string
  readonly cookie?: string
  readonly cpu?: number
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
  const { url = '', cookie = '' } = await nextMessage(child, 'ready')
  return {
    url,
    cookie,
    cpuMicroseconds: async () => {
      child.send('cpu')
      return (await nextMessage(child, 'cpu')).cpu ?? 0
    },
    stop: () => child.kill('SIGKILL'),
  }
}

/** A fixed number of requests over a fixed number of connections; fails on any other answer than 200. */
async function load(
  { url, cookie }: Subject,
  requests: number,
  connections: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = requests
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { cookie } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
        response.resume().on('end', resolve).on('error', reject)
      }).on('error', reject)
    })
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await ask()
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
}

async function cpuPerRequest(subject: Subject, requests: number): Promise<number> {
  const before = await subject.cpuMicroseconds()
  await load(subject, requests, 16)
  return ((await subject.cpuMicroseconds()) - before) / requests
}

export interface Comparison {
  readonly subject: number
  readonly floor: number
  readonly ratio: number
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Rounds alternate, so that a noisy minute of the machine meets both; the medians are judged. */
export async function compare(subject: Subject, floor: Subject): Promise<Comparison> {
  const rounds: { subject: number; floor: number }[] = []
  for (const one of [subject, floor]) await cpuPerRequest(one, 4_000)
  for (let round = 0; round < 9; round += 1)
    rounds.push({
      floor: await cpuPerRequest(floor, 2_500),
      subject: await cpuPerRequest(subject, 2_500),
    })
  return {
    subject: median(rounds.map((round) => round.subject)),
    floor: median(rounds.map((round) => round.floor)),
    ratio: median(rounds.map((round) => round.subject / round.floor)),
  }
}
