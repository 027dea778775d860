import { transaction, type Database } from '../../../platform/db/database.ts'
import { setResolution } from '../../people/reports/public.ts'
import { record, type Operator } from '../audit/public.ts'
import { CommandError } from './command-error.ts'
import { requireId } from './require-id.ts'

export { listOpenReports, listQuotedReports } from '../../people/reports/public.ts'

const longest = 2_000

/** Returns the reported person. */
export async function resolveReport(
  db: Database,
  operator: Operator,
  reportId: string,
  words: string,
): Promise<string> {
  requireId(reportId, 'A report', 'list-reports')
  const resolution = words.trim()
  if (resolution === '' || resolution.length > longest)
    throw new CommandError(`The resolution must have 1 to ${longest} characters.`)
  return transaction(db, async (tx) => {
    const done = await setResolution(tx, reportId, resolution, new Date())
    if (done === undefined)
      throw new CommandError(`There is no report ${reportId}, or it is resolved already.`)
    const { reported_id, subject_type: type, subject_id: id } = done
    const details = { report: reportId, subject: { type, id } }
    await record(tx, operator, 'resolve-report', reported_id, details)
    return reported_id
  })
}
