import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/port.ts'
import { ensureRedis } from '../../../scripts/redis.ts'
import { watchChild } from '../processes/watch-child.ts'

export interface TestRedis {
  readonly url: string
  /** Killed without notice, as by a crash. */
  kill(): Promise<void>
  /** Started again, empty, at the same address. */
  restart(): Promise<void>
  /** Keeps its connections and answers nothing. */
  hang(): void
  wake(): void
  stop(): Promise<void>
}

/** A real Redis on a free port, which a test may kill or suspend. */
export async function startRedis(): Promise<TestRedis> {
  const program = ensureRedis()
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-redis-'))
  const port = await findFreePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    // Redis must end with the test, even if it crashes.
    const endWithUs = () => void child.kill('SIGKILL')
    process.once('exit', endWithUs)
    child.once('exit', () => process.off('exit', endWithUs))
    await watchChild(child).says(/Ready to accept connections/)
    return child
  }
  const end = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  let child = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => end(child),
    restart: async () => {
      child = await start()
    },
    hang: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    stop: async () => {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
