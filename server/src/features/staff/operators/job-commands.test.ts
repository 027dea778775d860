import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestWorker } from '../../../../test/processes/job-worker.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { FinalError, job } from '../../../platform/jobs/job.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { discardJob, listJobs, retryJob } from './job-commands.ts'
import { listActions } from '../audit/public.ts'

const operator = { name: 'olga', reason: 'a test' }
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

describe('an operator', () => {
  it('retries and discards dead jobs, and both are recorded', async () => {
    const dying = job('dying', z.object({ secret: z.string() }), async () => {
      throw new FinalError('no use')
    })
    const worker = await startTestWorker(database, [dying])
    await enqueue(database.db, dying, { secret: 'hush' })
    const states = async () => (await listJobs(database.db, 10)).map(({ state }) => state)
    await expect.poll(states).toEqual(['dead'])
    await worker.stop(5_000)

    const [dead] = await listJobs(database.db, 10)
    expect(JSON.stringify(dead)).not.toContain('hush')
    const id = dead?.id ?? ''
    expect(await retryJob(database.db, operator, id)).toBe('dying')
    expect(await listJobs(database.db, 10)).toMatchObject([{ state: 'waiting', attempts: 0 }])
    expect(await discardJob(database.db, operator, id)).toBe('dying')
    expect(await listJobs(database.db, 10)).toEqual([])
    const details = { job: id, task: 'dying' }
    expect(await listActions(database.db, 10)).toMatchObject([
      { operator: 'olga', action: 'discard-job', user_id: null, details, reason: 'a test' },
      { operator: 'olga', action: 'retry-job', user_id: null, details, reason: 'a test' },
    ])
  })

  it.each(['', 'x', '1; drop', '9'.repeat(30), '99999'])(
    'gets an error about job %j',
    async (id) => {
      const recorded = (await listActions(database.db, 10)).length
      await expect(retryJob(database.db, operator, id)).rejects.toThrow(/job/)
      await expect(discardJob(database.db, operator, id)).rejects.toThrow(/job/)
      expect(await listActions(database.db, 10)).toHaveLength(recorded)
    },
  )
})
