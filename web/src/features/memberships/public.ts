export { CardAction } from './card-action.tsx'
export { MemberFaces, MembersButton } from './members-button.tsx'
export { MembershipAction } from './membership-action.tsx'
export { RequestsButton } from './requests-button.tsx'
