import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { watchChild } from '../../../test/processes/watch-child.ts'
import { startTestWorker } from '../../../test/processes/job-worker.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { query } from '../db/query.ts'
import { job } from './job.ts'
import { discardJob, enqueue, listJobs } from './jobs.store.ts'
import { noteWorker, unlockAbandonedJobs } from './workers.store.ts'

const nothing = z.object({})
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 10 })
})
afterAll(() => database.close())

const list = () => listJobs(database.db, 100)
const listWorkers = () => query(database.db).selectFrom('job_workers').selectAll().execute()
const isListening = async (): Promise<boolean> => {
  const { rows } = await sql<{ listens: boolean }>`select exists (
    select 1 from pg_stat_activity where datname = current_database()
      and query like 'LISTEN %"worker:migrate"%' and state = 'idle') as listens`.execute(
    query(database.db),
  )
  return rows[0]?.listens === true
}

describe('a node that stops', () => {
  it('finishes its running jobs and removes itself from the list', async () => {
    const finish = Promise.withResolvers<void>()
    const slow = job('slow', nothing, () => finish.promise)
    const worker = await startTestWorker(database, [slow])
    await enqueue(database.db, slow, {})
    await expect.poll(list).toMatchObject([{ state: 'running' }])
    await expect.poll(listWorkers).toHaveLength(1)
    const stopped = worker.stop(60_000)
    finish.resolve()
    await stopped
    expect(await list()).toEqual([])
    expect(await listWorkers()).toEqual([])
  })

  it('returns jobs that take too long at once, and aborts them', async () => {
    let signal: AbortSignal | undefined
    const endless = job('endless', nothing, async (_services, _payload, run) => {
      signal = run.signal
      await new Promise(() => {})
    })
    const worker = await startTestWorker(database, [endless])
    await enqueue(database.db, endless, {})
    // The list is updated a moment before the job itself begins.
    await expect.poll(() => signal).toBeDefined()
    await worker.stop(10)
    expect(signal?.aborted).toBe(true)
    const [given] = await list()
    expect(given).toMatchObject({ state: 'waiting', attempts: 0, last_error: null })
    expect(given?.run_at.getTime()).toBeLessThanOrEqual(Date.now())
    await discardJob(database.db, given?.id ?? '')
  })
})

describe('a node that is killed', () => {
  it('loses its jobs to another node', async () => {
    const script = fileURLToPath(
      new URL('../../../test/processes/stuck-worker-fixture.ts', import.meta.url),
    )
    const child = spawn(process.execPath, [script, database.url], { stdio: 'pipe' })
    const { says, ended } = watchChild(child)
    const stuck = job('stuck', nothing, async () => {})
    await enqueue(database.db, stuck, {})
    await says(/taken/)
    child.kill('SIGKILL')
    await ended
    expect(await list()).toMatchObject([{ state: 'running' }])
    const heartbeat = { beatMs: 50, goneAfterMs: 1_500 }
    const worker = await startTestWorker(database, [stuck], { heartbeat })
    await expect.poll(list).toEqual([])
    expect(worker.logged).toContainEqual(
      expect.objectContaining({ msg: 'took over the jobs of workers that are gone' }),
    )
    await worker.stop(5_000)
    expect(await listWorkers()).toEqual([])
  })

  it('is distinguished from a live node with a long job', async () => {
    const hold = Promise.withResolvers<void>()
    const slow = job('slow', nothing, () => hold.promise)
    const worker = await startTestWorker(database, [slow])
    await enqueue(database.db, slow, {})
    await expect.poll(list).toMatchObject([{ state: 'running' }])
    await expect.poll(listWorkers).toHaveLength(1)
    await sql`update graphile_worker._private_jobs
      set locked_at = now() - interval '1 hour'`.execute(query(database.db))
    expect(await unlockAbandonedJobs(database.db, 30)).toEqual([])
    const [alive] = await listWorkers()
    await query(database.db)
      .updateTable('job_workers')
      .set({ seen_at: new Date(Date.now() - 31_000) })
      .execute()
    expect(await unlockAbandonedJobs(database.db, 30)).toEqual([alive?.id])
    await noteWorker(database.db, alive?.id ?? '')
    hold.resolve()
    await worker.stop(5_000)
    for (const { id } of await list()) await discardJob(database.db, id)
  })
})

describe('a worker', () => {
  it('continues after the database has cut its connections', async () => {
    let done = 0
    const note = job('note', nothing, async () => void (done += 1))
    const worker = await startTestWorker(database, [note], { restartMs: 10 })
    await enqueue(database.db, note, {})
    await expect.poll(() => done).toBe(1)
    // If the connection were cut before this write, the job would wait until others miss the
    // worker.
    await expect.poll(list).toEqual([])
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'patchbay jobs' and datname = current_database()`.execute(
      query(database.db),
    )
    await enqueue(database.db, note, {})
    await expect.poll(() => done).toBe(2)
    await expect.poll(list).toEqual([])
    await worker.stop(5_000)
  })

  it('restarts when the queue gives up', async () => {
    let done = 0
    const note = job('note', nothing, async () => void (done += 1))
    const worker = await startTestWorker(database, [note], { restartMs: 10 })
    await enqueue(database.db, note, {})
    await expect.poll(() => done).toBe(1)
    const [before] = await listWorkers()
    // A job may be found before the worker listens, and a notification sent then would be lost.
    await expect.poll(isListening).toBe(true)
    // Another version of the queue sends this when it changes the tables, and sets an exit code.
    await sql`select pg_notify('worker:migrate', '{"breaking": true}')`.execute(query(database.db))
    await expect
      .poll(() => worker.logged.map(({ msg }) => msg))
      .toContain('the jobs stopped and will begin again')
    await enqueue(database.db, note, {})
    await expect.poll(() => done).toBe(2)
    process.exitCode = undefined
    await worker.stop(5_000)
    const left = await listWorkers()
    expect(left.map(({ id }) => id).filter((id) => id !== before?.id)).toEqual([])
    await query(database.db).deleteFrom('job_workers').execute()
  })

  it('runs recurring jobs once for all nodes, also those missed while no node ran', async () => {
    let done = 0
    const daily = job('daily', nothing, async () => void (done += 1), { recurs: '0 12 * * *' })
    await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since)
      values ('daily', now() - interval '3 days')`.execute(query(database.db))
    const workers = await Promise.all([1, 2, 3].map(() => startTestWorker(database, [daily])))
    await expect.poll(() => done).toBe(1)
    await expect.poll(list).toEqual([])
    await Promise.all(workers.map((worker) => worker.stop(5_000)))
    expect(done).toBe(1)
  })
})
