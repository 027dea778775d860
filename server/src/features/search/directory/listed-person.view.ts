import type { ListedPerson } from '@patchbay/contract/search/directory'
import { mayMessage, viewFound } from '../../people/people/public.ts'
import type { ListedRow } from './listed-people.store.ts'

/** The statement lists nobody who is banned, or with whom there is a block. */
const standing = { own: false, blocked: false, blocksViewer: false, banned: false }

export const viewListedPerson = (row: ListedRow): ListedPerson => ({
  ...viewFound(row),
  experienceLevel: row.experience_level,
  bio: row.bio,
  openTo: row.open_to,
  sharedCommunities: row.shared_communities,
  kilometres: row.kilometres === null ? null : Math.round(row.kilometres),
  can: { message: mayMessage(standing) },
})
