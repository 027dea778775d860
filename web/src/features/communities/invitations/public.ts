export { InvitationPage } from './invitation-page.tsx'
export { InviteButton } from './invite-button.tsx'
