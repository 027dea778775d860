import { acceptInvitation } from './accept-invitation.ts'
import { createInvitation } from './create-invitation.ts'
import { getInvitation } from './get-invitation.ts'
import { listInvitations } from './list-invitations.ts'
import { listInvited } from './list-invited.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const invitationRoutes = [
  listInvitations,
  createInvitation,
  withdrawInvitation,
  listInvited,
  getInvitation,
  acceptInvitation,
]
