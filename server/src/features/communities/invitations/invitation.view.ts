import { invitationPath, type Invitation } from '@patchbay/contract/communities/invitations'
import { viewPerson } from '../../accounts/profiles/public.ts'
import type { InvitationRow } from './invitations.store.ts'

export const viewInvitation = (row: InvitationRow, viewerId: string): Invitation => ({
  id: row.id,
  maker: viewPerson(row.maker),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  mostUses: row.most_uses,
  uses: row.uses,
  state: row.state,
  // Only the maker passes it on, because people who join by it count as invited by the maker.
  path: row.state === 'open' && row.maker.id === viewerId ? invitationPath(row.secret) : null,
  can: { withdraw: row.state === 'open' || row.state === 'paused' },
})
