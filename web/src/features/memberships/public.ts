export { CardAction } from './card-action.tsx'
export { MemberFaces, MemberNumber } from './members.tsx'
export { MembershipAction } from './membership-action.tsx'
export { RequestsButton } from './requests-button.tsx'
