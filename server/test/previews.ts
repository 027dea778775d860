import { sql } from 'kysely'
import { signPreviews, type Previewed } from '@patchbay/contract/content/link-previews'
import { query } from '../src/platform/db/query.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A page with what most pages say of themselves. */
export const pageOf = (title: string, more = ''): string =>
  `<!doctype html><head><title>Not this</title><meta property="og:title" content="${title}">${more}</head>`

/** Runs all jobs that look for previews, in their order; returns what they were about. */
export async function runPreviewJobs(app: TestApp): Promise<readonly Previewed[]> {
  const { rows } = await sql<{ payload: Previewed }>`
    with gone as (
      delete from graphile_worker._private_jobs where task_id in (
        select id from graphile_worker._private_tasks where identifier = 'preview_link')
      returning id, payload)
    select payload from gone order by id`.execute(query(app.db))
  const payloads = rows.map(({ payload }) => payload)
  for (const payload of payloads) await app.runJob('preview_link', payload)
  return payloads
}

/** The signed addresses of pictures, in the order of what is asked. */
export async function signedFor(
  by: TestPerson,
  ...of: readonly Previewed[]
): Promise<readonly string[]> {
  const { body } = await by.client.call(signPreviews, { body: { of: [...of] } })
  return body.signed.map(({ url }) => url)
}
