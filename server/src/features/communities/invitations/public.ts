export { deleteInvitationsOf } from './erase-invitations.store.ts'
