import { hasRole, type Viewer } from '../../../platform/sessions/viewer.ts'
import type { ReportDetail } from '@patchbay/contract/staff/reports'
import type { ReportDetailRow } from './staff-reports.store.ts'

type Facts = Pick<ReportDetailRow, 'status' | 'subject_type' | 'reported_role'>

/** What was reported is read as long as the report quotes it: thirty days after the decision. */
export const mayReadSubject = ({
  status,
  snapshot,
}: Pick<ReportDetailRow, 'status' | 'snapshot'>): boolean => status === 'open' || snapshot !== null

export const mayDecide = ({ status }: Facts): boolean => status === 'open'

/** Only an admin bans somebody on the staff. */
export const mayBan = (viewer: Viewer, report: Facts): boolean =>
  report.reported_role === 'user' || hasRole(viewer, 'admin')

/** A person is banned instead. Anybody who no longer sees the head of a community finds it deleted. */
export const mayRemove = (
  type: ReportDetail['subject']['type'],
  state: ReportDetail['state']['kind'],
): boolean => (type === 'community' ? state !== 'gone' : type !== 'person' && state !== 'removed')
