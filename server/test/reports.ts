import { createReport, type ReportSubject } from '@patchbay/contract/people/reports'
import { decideReport, getStaffReport } from '@patchbay/contract/staff/reports'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Reports something, which must succeed; returns the id of the report. */
export async function report(
  by: TestPerson,
  type: ReportSubject,
  id: string,
  reason = 'It is not theirs.',
): Promise<string> {
  const body = { clientId: newId(), subject: { type, id }, reason }
  const answer = await by.client.call(createReport, { body })
  if (answer.status !== 200) throw new Error(`The report was refused: ${answer.code}.`)
  return answer.body.id
}

/** Removes what was reported; returns the id of the removal. */
export async function removeReported(moderator: TestPerson, reportId: string): Promise<string> {
  const decided = await moderator.client.call(decideReport, {
    params: { reportId },
    body: { decision: 'remove', reason: 'against the rules', words: 'It was not yours.' },
  })
  const removal = decided.body.state?.removal
  if (removal === null || removal === undefined)
    throw new Error(`It was not removed: ${decided.code}.`)
  return removal.id
}

export const detailOf = async (moderator: TestPerson, reportId: string) =>
  (await moderator.client.call(getStaffReport, { params: { reportId } })).body

/** What the audit log has of somebody on the staff, in order. */
export const entriesOf = (app: Pick<TestApp, 'db'>, staff: TestPerson) =>
  query(app.db)
    .selectFrom('operator_actions')
    .select(['action', 'user_id', 'reason', 'details'])
    .where('staff_id', '=', staff.id)
    .orderBy('id')
    .execute()
