import { hasRole, type Viewer } from '../../../platform/sessions/viewer.ts'
import type { ReportDetailRow } from './staff-reports.store.ts'

type Facts = Pick<ReportDetailRow, 'status' | 'subject_type' | 'reported_role'>

export const mayDecide = ({ status }: Facts): boolean => status === 'open'

/** Only an admin bans somebody on the staff. */
export const mayBan = (viewer: Viewer, report: Facts): boolean =>
  report.reported_role === 'user' || hasRole(viewer, 'admin')
