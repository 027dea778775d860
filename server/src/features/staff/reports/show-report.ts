import type { ReportDetail } from '@patchbay/contract/staff/reports'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isUuid } from '../../../platform/ids.ts'
import { listQuotedFiles } from '../../content/attachments/public.ts'
import type { Reportables, Surroundings } from '../../people/reports/public.ts'
import { fileIdsOf, viewQuotedFile } from './report-files.ts'
import { listNotes } from './report-work.store.ts'
import { viewReport, viewSurrounding } from './report.view.ts'
import { mayBan, mayDecide, mayReadSubject, mayRemove } from './reports.policy.ts'
import { findStaffReport, listNames, listRelated } from './staff-reports.store.ts'
import { readState } from './subject-state.ts'

/** How what was reported is read; the app registers both. */
export interface ReportReaders {
  readonly reportables: Reportables
  readonly surroundings: Surroundings
}

/** The fields of a snapshot that name a person. */
const personFields = ['authorId', 'writtenBy', 'senderId', 'providerId', 'editorId', 'leaderId']

export async function showReport(
  { db, viewer }: Pick<ViewerContext, 'db' | 'viewer'>,
  { reportables, surroundings }: ReportReaders,
  reportId: string,
): Promise<ReportDetail> {
  const row = await findStaffReport(db, viewer.userId, reportId)
  if (row === undefined) throw new AppError('report_not_found')
  const { subject_type: type, subject_id: subjectId, snapshot } = row
  const named = personFields
    .map((field) => snapshot?.[field])
    .filter((id): id is string => typeof id === 'string' && isUuid(id))
  const state = await readState(db, reportables, row)
  const isRead = mayReadSubject(row)
  const around = isRead ? ((await surroundings[type]?.(db, row.reporter_id, subjectId)) ?? []) : []
  const { same, about, by } = await listRelated(db, viewer.userId, row)
  const files = await listQuotedFiles(db, fileIdsOf(row))
  const notes = await listNotes(db, reportId)
  return {
    ...viewReport(row),
    snapshot,
    files: files.map((file) => viewQuotedFile(reportId, file)),
    pictureNow: isRead ? row.picture_now : null,
    people: [...(await listNames(db, named))],
    state,
    surroundings: around.map((one) => viewSurrounding(one, subjectId)),
    resolution: row.resolution,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    resolvedBy: row.resolved_by === null ? null : { id: row.resolved_by, name: row.resolver_name },
    same: same.map(viewReport),
    about: about.map(viewReport),
    by: by.map(viewReport),
    notes: notes.map(({ id, author_id, author_name, content, created_at }) => ({
      id,
      author: { id: author_id, name: author_name },
      content,
      createdAt: created_at.toISOString(),
    })),
    can: {
      decide: mayDecide(row),
      remove: mayDecide(row) && mayRemove(type, state.kind),
      close: mayDecide(row) && row.can_close,
      ban: mayDecide(row) && mayBan(viewer, row),
    },
  }
}
