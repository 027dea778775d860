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

/** Visitors see the name that the person works under, and no other. */
export const viewPersonForVisitor = (row: PersonRow): Person =>
  viewPerson(row.display_name === null ? row : { ...row, full_name: null })
