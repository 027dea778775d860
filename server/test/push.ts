import { subscribeToPush } from '@patchbay/contract/push'
import { expect } from 'vitest'
import { listJobs, type ListedJob } from '../src/platform/jobs/jobs.store.ts'
import { makeJobsDue } from './job-worker.ts'
import type { TestPerson } from './people.ts'
import type { PushService } from './push-service.ts'
import type { TestApp } from './test-app.ts'

/** Lets the push service reach somebody's browser; returns the path under which it does. */
export async function subscribe({ client }: TestPerson, service: PushService): Promise<string> {
  const body = service.subscribe()
  const { status } = await client.call(subscribeToPush, { body })
  if (status !== 204) throw new Error(`The subscription was refused: ${status}.`)
  return new URL(body.endpoint).pathname
}

/** The pushes that are not done. */
export const pushJobsOf = async ({ db }: Pick<TestApp, 'db'>): Promise<ListedJob[]> =>
  (await listJobs(db, 1_000)).filter(({ task }) => task.startsWith('push_'))

/** Everything that was to be told has been, or was not needed; nobody waits for its moment. */
export async function untilPushed(app: TestApp): Promise<void> {
  const undone = async () => {
    await makeJobsDue(app)
    return pushJobsOf(app)
  }
  await expect.poll(undone, { timeout: 15_000 }).toEqual([])
}
