import { subscribeToPush } from '@patchbay/contract/notices/push'
import { expect } from 'vitest'
import { listJobs, type ListedJob } from '../src/platform/jobs/jobs.store.ts'
import { makeJobsDue } from './processes/job-worker.ts'
import type { TestPerson } from './people.ts'
import type { PushService } from './services/push-service.ts'
import type { TestApp } from './test-app.ts'

/** Subscribes a person's browser to the push service; returns its path. */
export async function subscribe({ client }: TestPerson, service: PushService): Promise<string> {
  const body = service.subscribe()
  const { status } = await client.call(subscribeToPush, { body })
  if (status !== 204) throw new Error(`The subscription was refused: ${status}.`)
  return new URL(body.endpoint).pathname
}

/** The push jobs that are not done. */
export const pushJobsOf = async ({ db }: Pick<TestApp, 'db'>): Promise<ListedJob[]> =>
  (await listJobs(db, 1_000)).filter(({ task }) => task.startsWith('push_'))

/** Waits until all push jobs are done, without waiting for their delays. */
export async function untilPushed(app: TestApp): Promise<void> {
  const undone = async () => {
    await makeJobsDue(app)
    return pushJobsOf(app)
  }
  await expect.poll(undone, { timeout: 15_000 }).toEqual([])
}
