/**
 * `npm run bench:abuse`: 120 uploads that stall, of one account and of eight. Shows the memory of
 * the node above that at rest, and how long the requests of another person take, beside the same
 * requests without the attack.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres/start-embedded-postgres.ts'
import { startSubject, type Subject } from '../harness/start-subject.ts'
import { pageOrigin, stallUpload, type StalledUpload } from './stalled-upload.ts'

const uploads = 120
const requests = 300
const mostMegabytes = 300
const megabyte = 1024 * 1024

const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'))
const postgres = await startEmbeddedPostgres({ folder })
try {
  for (const accounts of [1, 8]) await run(accounts)
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function run(accounts: number): Promise<void> {
  const subject = await startSubject(new URL('app.ts', import.meta.url), {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PUBLIC_URL: pageOrigin,
    // It would be loaded meanwhile, and be counted as memory of the attack.
    MATCH_MODEL: 'off',
  })
  try {
    // The first requests are slower, with and without an attack.
    for (let round = 0; round < 4; round += 1) await medianOfRequests(subject)
    const calm = await medianOfRequests(subject)
    const idle = await subject.memoryBytes()
    const memory = watchMemory(subject)
    const attack = await Promise.all(
      Array.from({ length: uploads }, (_, index) => {
        const path = subject.paths[index % accounts] ?? ''
        return stallUpload(subject.url, path, subject.cookies[index % accounts] ?? '')
      }),
    )
    const attacked = await medianOfRequests(subject)
    const refused = await answered(attack)
    for (const upload of attack) if (upload.status() === undefined) upload.finish()
    await delay(1_000)
    const more = ((await memory()) - idle) / megabyte
    for (const { socket } of attack) socket.destroy()
    const holds = more <= mostMegabytes
    console.log(
      `${uploads} stalled uploads of ${accounts} account${accounts > 1 ? 's' : ''}: ${refused} refused, ${more.toFixed(0)} MB above ${(idle / megabyte).toFixed(0)} MB at rest (at most ${mostMegabytes} MB: ${holds ? 'holds' : 'MISSED'}); another person’s requests ${attacked.toFixed(1)} ms, without the attack ${calm.toFixed(1)} ms, ${(attacked / calm).toFixed(2)} ×`,
    )
    if (!holds) process.exitCode = 1
  } finally {
    subject.stop()
  }
}

/** The requests of the last person, one after the other. */
async function medianOfRequests({ url, cookies }: Subject): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < requests; count += 1) {
    const start = performance.now()
    const response = await fetch(`${url}/api/session`, {
      headers: { cookie: cookies.at(-1) ?? '' },
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`The answer was ${response.status}.`)
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[requests / 2] ?? Number.NaN
}

/** Waits until nothing changes, and counts the uploads that were refused. */
async function answered(attack: readonly StalledUpload[]): Promise<number> {
  const count = () => attack.filter((upload) => upload.status() !== undefined).length
  for (let before = -1; before !== count();) {
    before = count()
    await delay(500)
  }
  return count()
}

/** Returns what ends it, with the largest memory that was seen. */
function watchMemory(subject: Subject): () => Promise<number> {
  let largest = 0
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      largest = Math.max(largest, await subject.memoryBytes())
      await delay(50)
    }
  })()
  return async () => {
    over.abort()
    await watching
    return largest
  }
}
