import type { Person } from '@patchbay/contract/people/people'
import { initialsUrl } from '../avatars/public.ts'
import type { PersonRow } from './people.store.ts'

export const viewPerson = (row: PersonRow): Person => ({
  id: row.id,
  fullName: row.full_name,
  displayName: row.display_name,
  verified: row.verified,
  avatarUrl: row.avatar_url ?? initialsUrl(row.display_name ?? row.full_name),
  linked: row.linked,
})

/**
 * Visitors see the name that the person works under, and never the full one. Onboarding asks for
 * such a name, so hardly anybody is without; a deleted account has none.
 */
export const nameForVisitor = (row: Pick<PersonRow, 'display_name' | 'full_name'>): string | null =>
  row.display_name ?? (row.full_name === null ? null : 'Member')

export const viewPersonForVisitor = (row: PersonRow): Person =>
  viewPerson({ ...row, full_name: null, display_name: nameForVisitor(row) })
