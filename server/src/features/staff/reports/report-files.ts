import type { QuotedFile } from '@patchbay/contract/staff/reports'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { enterAsStaff } from '../../../platform/http/enter-as-staff.ts'
import { RequestContext } from '../../../platform/http/request-context.ts'
import { isUuid } from '../../../platform/ids.ts'
import {
  listQuotedFiles,
  sendAttachment,
  viewUnsigned,
  type AttachmentRow,
} from '../../content/attachments/public.ts'
import { findStaffReport, type ReportDetailRow } from './staff-reports.store.ts'

const quoting = z.object({ files: z.array(z.object({ id: z.uuid() })) })

/** Reports from before the ids were stored have only names. */
export function fileIdsOf({ snapshot }: Pick<ReportDetailRow, 'snapshot'>): readonly string[] {
  const read = quoting.safeParse(snapshot)
  return read.success ? read.data.files.map(({ id }) => id) : []
}

const addressOf = (reportId: string, fileId: string): string =>
  `/api/staff/reports/${reportId}/files/${fileId}`

export function viewQuotedFile(reportId: string, row: AttachmentRow): QuotedFile {
  const { id, name, kind, size, width, height, peaks, seconds, missing } = viewUnsigned(row)
  const url = missing ? '' : addressOf(reportId, id)
  return { id, name, kind, size, width, height, peaks, seconds, url }
}

/**
 * The files that a report quotes, for moderators who see the report; nothing else of the place that
 * they are in. An address works as long as the report quotes the file and the file exists.
 */
export function addReportFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { reportId: string; fileId: string } }>(
    addressOf(':reportId', ':fileId'),
    { schema: { hide: true } },
    async (request, reply) => {
      const ctx = new RequestContext(services, request, reply)
      const { userId } = await enterAsStaff(ctx, 'moderator', 'read')
      const { reportId, fileId } = request.params
      const report = isUuid(reportId) && (await findStaffReport(ctx.db, userId, reportId))
      if (!report || !fileIdsOf(report).includes(fileId)) throw new AppError('not_found')
      const [file] = await listQuotedFiles(ctx.db, [fileId])
      if (file === undefined) throw new AppError('not_found')
      const { id, name, bucket, path } = file
      const key = `${bucket}/${path}`
      return sendAttachment(services, request, reply, { id, name, key, isOriginal: false })
    },
  )
}
