import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../../scripts/port.ts'
import { watchChild } from '../processes/watch-child.ts'
import { childEnvironment } from '../processes/child-environment.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface NodeOptions {
  readonly databaseUrl: string
  /** The public address: that of the balancer if there are several nodes. */
  readonly publicUrl: string
  /** Further settings, which override the defaults of a node. */
  readonly environment?: Record<string, string>
}

export interface NodeProcess {
  readonly port: number
  /** The node's own address, without any proxy. */
  readonly origin: string
  kill(signal?: NodeJS.Signals): void
  /** The exit code, or the signal that ended it. */
  readonly stopped: Promise<number | NodeJS.Signals>
  /** Everything it has written so far. */
  output(): string
}

/** A node in its own process, as an operator runs it; resolves when it is ready. */
export async function startNode(options: NodeOptions): Promise<NodeProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const node = spawnNode(options, await findFreePort())
    if (await becomesReady(node)) return node
    node.kill('SIGKILL')
    await node.stopped
    // Another process may have taken the free port meanwhile.
    if (attempt < 3 && node.output().includes('is taken')) continue
    throw new Error(`The node did not start: ${node.output()}`)
  }
}

function spawnNode({ databaseUrl, publicUrl, environment }: NodeOptions, port: number) {
  const child = spawn(process.execPath, [main], {
    // It is not the project's folder: a developer's own .env must not affect the test.
    cwd: tmpdir(),
    env: {
      ...childEnvironment(),
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: publicUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // The nodes must end with the test, even if it crashes.
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const { output, ended } = watchChild(child)
  void ended.then(() => process.off('exit', endWithUs))
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    kill: (signal: NodeJS.Signals = 'SIGTERM') => void child.kill(signal),
    stopped: ended,
    output,
  }
}

async function becomesReady(node: NodeProcess): Promise<boolean> {
  const waiting = new AbortController()
  void node.stopped.then(() => waiting.abort())
  const late = AbortSignal.timeout(60_000)
  while (!waiting.signal.aborted && !late.aborted) {
    const answer = await fetch(`${node.origin}/readyz`).catch(() => undefined)
    if (answer?.ok === true) return true
    await delay(50)
  }
  return false
}
