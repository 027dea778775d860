import type { ListedPerson, StaffPerson } from '@patchbay/contract/staff/people'
import { initialsUrl } from '../../accounts/avatars/public.ts'
import type { ListedPersonRow, ReportRow } from './staff-people.store.ts'

export const viewListedPerson = (row: ListedPersonRow): ListedPerson => ({
  id: row.id,
  displayName: row.display_name,
  fullName: row.full_name,
  avatarUrl: row.avatar_url ?? initialsUrl(row.display_name ?? row.full_name),
  verified: row.verified,
  // A check constraint allows the contract's values only.
  role: row.role as ListedPerson['role'],
  memberSince: row.created_at.toISOString(),
  deletedAt: row.deleted_at?.toISOString() ?? null,
  ban: row.is_banned
    ? { until: row.banned_until?.toISOString() ?? null, hidesContent: row.hides_content }
    : null,
})

export const viewReports = (rows: readonly ReportRow[]): StaffPerson['reportsAbout'] => ({
  count: rows[0]?.count ?? 0,
  latest: rows.map((row) => ({
    id: row.id,
    subject: row.subject_type as StaffPerson['reportsAbout']['latest'][number]['subject'],
    isOpen: row.is_open,
    createdAt: row.created_at.toISOString(),
  })),
})
