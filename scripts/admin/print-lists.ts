import {
  badgeName,
  listActions,
  listFiles,
  listJobs,
  listOpenFeedback,
  listOpenReports,
  listPendingRequests,
  listQuotedReports,
} from '../../server/src/features/staff/operators/public.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import type { Storage } from '../../server/src/platform/storage/storage.ts'

export type Print = (line: string) => void

export async function printJobs(db: Database, limit: number, print: Print): Promise<void> {
  for (const job of await listJobs(db, limit))
    print(
      [
        job.id,
        job.task,
        job.state,
        `attempt ${job.attempts} of ${job.max_attempts}`,
        job.state === 'dead' ? '-' : job.run_at.toISOString(),
        job.last_error ?? '-',
      ].join('  '),
    )
}

export async function printHistory(db: Database, limit: number, print: Print): Promise<void> {
  for (const done of await listActions(db, limit))
    print(
      [
        done.created_at.toISOString(),
        done.operator,
        done.action,
        done.user_id ?? '-',
        JSON.stringify(done.details),
        done.reason,
      ].join('  '),
    )
}

/** Includes the person's own links, so that the operator can compare them. */
export async function printVerifications(
  db: Database,
  { limit }: { limit: number },
  print: Print,
): Promise<void> {
  for (const request of await listPendingRequests(db, limit)) {
    const { website, social, submission_date: submitted } = request
    const links = [website, ...Object.values(social as Record<string, string>)].filter(Boolean)
    print([request.id, submitted.toISOString(), request.user_id, badgeName(request)].join('  '))
    const before = request.renamed_from === null ? [] : [`Verified as ${request.renamed_from}.`]
    print(indent([...before, request.credentials, ...links].filter(Boolean).join('\n')))
  }
}

export async function printFeedback(
  db: Database,
  { limit }: { limit: number },
  print: Print,
): Promise<void> {
  for (const one of await listOpenFeedback(db, limit)) {
    print([one.id, one.created_at.toISOString(), one.type, one.user_id].join('  '))
    print(indent(one.content))
  }
}

/** Includes the text at the time of the report: it may have been edited or deleted since. */
export async function printReports(
  db: Database,
  { limit, resolved = false }: { limit: number; resolved: boolean | undefined },
  print: Print,
): Promise<void> {
  for (const report of await (resolved ? listQuotedReports : listOpenReports)(db, limit)) {
    const subject = `${report.subject_type} ${report.subject_id}`
    const about = `about ${report.reported_id} (${report.reported_name ?? '-'})`
    const from = `from ${report.reporter_id} and ${report.others} more`
    print([report.id, report.created_at.toISOString(), subject, about, from].join('  '))
    const lines = [report.reason, report.resolution, whoWrote(report.snapshot)]
    lines.push(JSON.stringify(report.snapshot))
    print(indent(lines.filter((line) => line !== null).join('\n')))
  }
}

export async function printFiles(
  storage: Storage,
  bucket: string,
  page: { limit: number; after: string | undefined },
  print: Print,
): Promise<void> {
  for (const { key, size, storedAt } of await listFiles(storage, bucket, page))
    print([key, size, storedAt.toISOString()].join('  '))
}

/** Says so if the reported words are not the author's own. */
function whoWrote(snapshot: object | null): string | null {
  if (snapshot === null || !('authorVersion' in snapshot)) return null
  const { authorId, authorVersion, writtenBy, writtenAt } = snapshot as LeadersWords
  const own =
    authorVersion === null ? 'were not kept' : `of ${authorVersion.writtenAt} stand beside them`
  return (
    `Written by the leader, ${writtenBy ?? 'nobody knows who'}, at ${writtenAt}. ` +
    `The words of the author, ${authorId}, ${own}.`
  )
}

interface LeadersWords {
  readonly authorId: string
  readonly authorVersion: { readonly writtenAt: string } | null
  readonly writtenBy: string | null
  readonly writtenAt: string
}

const indent = (text: string): string => text.replace(/^/gm, '    ')
