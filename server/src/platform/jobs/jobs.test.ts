import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  makeJobsDue,
  startTestWorker,
  type TestWorker,
} from '../../../test/processes/job-worker.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { transaction } from '../db/database.ts'
import { FinalError, job } from './job.ts'
import { countJobs, discardJob, enqueue, enqueueAll, listJobs, retryJob } from './jobs.store.ts'

const numbered = z.object({ number: z.number() })
let database: TestDatabase
let worker: TestWorker | undefined
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 10 })
})
afterEach(async () => {
  await worker?.stop(5_000)
  worker = undefined
  for (const { id } of await listJobs(database.db, 1_000)) await discardJob(database.db, id)
})
afterAll(() => database.close())

const list = () => listJobs(database.db, 100)

describe('a job', () => {
  it('runs after the write that it belongs to is committed', async () => {
    const done: number[] = []
    const note = job('note', numbered, async (_services, { number }) => void done.push(number))
    const outcomes: unknown[] = []
    worker = await startTestWorker(database, [note], {
      onJob: (name, outcome, seconds) => outcomes.push([name, outcome, seconds >= 0]),
    })
    const undone = transaction(database.db, async (tx) => {
      await enqueue(tx, note, { number: 1 })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await transaction(database.db, (tx) => enqueue(tx, note, { number: 2 }))
    await expect.poll(() => done).toEqual([2])
    await expect.poll(list).toEqual([])
    expect(outcomes).toEqual([['note', 'done', true]])
    expect(JSON.stringify(worker.logged)).not.toContain('"number"')
  })

  it('is refused if its payload does not match the schema', async () => {
    const note = job('note', numbered, async () => {})
    const wrong = { number: 'two' } as unknown as { number: number }
    await expect(enqueue(database.db, note, wrong)).rejects.toThrow(
      'The payload of the job note does not fit at: number.',
    )
    expect(await list()).toEqual([])
  })

  it('with an unknown payload form is retried, because a newer node may know it', async () => {
    const old = job('shape', z.object({}), async () => {})
    await enqueue(database.db, old, {})
    worker = await startTestWorker(database, [job('shape', numbered, async () => {})])
    await expect
      .poll(list)
      .toMatchObject([
        { state: 'failing', attempts: 1, last_error: 'The payload does not fit at: number' },
      ])
  })

  it('waits for its time, and is replaced by another with its key', async () => {
    const note = job('note', numbered, async () => {})
    const runAt = new Date(Date.now() + 3_600_000)
    await enqueue(database.db, note, { number: 1 }, { runAt, key: 'one' })
    await enqueue(database.db, note, { number: 2 }, { runAt, key: 'one', maxAttempts: 3 })
    expect(await list()).toMatchObject([{ state: 'waiting', run_at: runAt, max_attempts: 3 }])
  })
})

describe('a job that fails', () => {
  it('is retried with growing delays, and stores nothing that the database quotes', async () => {
    const attempts: number[] = []
    const failing = job('failing', numbered, async (_services, _payload, { attempt }) => {
      attempts.push(attempt)
      throw Object.assign(new Error('duplicate: "ada@example.org"'), {
        severity: 'ERROR',
        code: '23505',
      })
    })
    worker = await startTestWorker(database, [failing])
    await enqueue(database.db, failing, { number: 1 })
    const waits: number[] = []
    for (const attempt of [1, 2, 3]) {
      await expect.poll(list).toMatchObject([{ state: 'failing', attempts: attempt }])
      const [listed] = await list()
      waits.push(((listed?.run_at.getTime() ?? 0) - Date.now()) / 1_000)
      expect(listed?.last_error).toBe('The database refused: 23505')
      await makeJobsDue(database)
    }
    // e, e² and e³ seconds, less the time that the test itself took.
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
    expect(waits[2]).toBeGreaterThan(2 * (waits[1] ?? 0))
    expect(attempts.slice(0, 3)).toEqual([1, 2, 3])
    expect(JSON.stringify(worker.logged)).not.toContain('ada@')
  })

  it('remains after its last attempt, until an operator retries it', async () => {
    let broken = true
    const outcomes: string[] = []
    const twice = job('twice', numbered, async () => {
      if (broken) throw new Error('the disk is full')
    })
    worker = await startTestWorker(database, [twice], {
      onJob: (_name, outcome) => outcomes.push(outcome),
    })
    await enqueue(database.db, twice, { number: 1 }, { maxAttempts: 2 })
    await expect.poll(list).toMatchObject([{ state: 'failing' }])
    await makeJobsDue(database)
    await expect.poll(list).toMatchObject([{ state: 'dead', last_error: 'the disk is full' }])
    expect(await countJobs(database.db)).toEqual([
      { task: 'twice', waiting: 0, running: 0, failing: 0, dead: 1 },
    ])
    broken = false
    const [dead] = await list()
    expect(await retryJob(database.db, dead?.id ?? '', new Date())).toBe('twice')
    await expect.poll(list).toEqual([])
    expect(outcomes).toEqual(['failed', 'dead', 'done'])
  })

  it('is dead at once if a retry cannot help', async () => {
    const hopeless = job('hopeless', numbered, async () => {
      throw new FinalError('there is no such place')
    })
    worker = await startTestWorker(database, [hopeless])
    await enqueue(database.db, hopeless, { number: 1 })
    await expect
      .poll(list)
      .toMatchObject([{ state: 'dead', attempts: 25, last_error: 'there is no such place' }])
  })
})

it('jobs on separate workers do not use the slots of others', async () => {
  const goOn = Promise.withResolvers<void>()
  let running = 0
  const outside = job(
    'outside',
    numbered,
    async () => {
      running += 1
      await goOn.promise
    },
    { apart: 'pushes' },
  )
  const done: number[] = []
  const note = job('note', numbered, async (_services, { number }) => void done.push(number))
  worker = await startTestWorker(database, [outside, note])
  const numbers = [1, 2, 3, 4, 5]
  await enqueueAll(
    database.db,
    outside,
    numbers.map((number) => ({ payload: { number } })),
  )
  await expect.poll(() => running).toBe(3)
  await enqueue(database.db, note, { number: 6 })
  await expect.poll(() => done).toEqual([6])
  expect(running).toBe(3)
  goOn.resolve()
  await expect.poll(list).toEqual([])
})

describe('several workers', () => {
  it('run each job once', async () => {
    const done: number[] = []
    const note = job('note', numbered, async (_services, { number }) => void done.push(number))
    const numbers = Array.from({ length: 200 }, (_, number) => number)
    await transaction(database.db, async (tx) => {
      for (const number of numbers) await enqueue(tx, note, { number })
    })
    const workers = await Promise.all([1, 2].map(() => startTestWorker(database, [note])))
    await expect.poll(list, { timeout: 15_000 }).toEqual([])
    await Promise.all(workers.map((each) => each.stop(5_000)))
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
  })

  it('run jobs of one queue one after the other', async () => {
    const goOn = Promise.withResolvers<void>()
    const started: number[] = []
    const done: number[] = []
    const slow = job('slow', numbered, async (_services, { number }) => {
      started.push(number)
      await goOn.promise
    })
    const note = job('note', numbered, async (_services, { number }) => void done.push(number))
    for (const number of [1, 2]) await enqueue(database.db, slow, { number }, { queue: 'q' })
    await enqueue(database.db, note, { number: 3 })
    worker = await startTestWorker(database, [slow, note])
    // The worker has free slots, so it runs the job behind them but not the second of the queue.
    await expect.poll(() => [started, done]).toEqual([[1], [3]])
    goOn.resolve()
    await expect.poll(list, { timeout: 15_000 }).toEqual([])
    expect(started).toEqual([1, 2])
  })
})
