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
