export { mayBlock, mayMessage, type PersonStanding } from './people.policy.ts'
export { shownLocation, standingOf, viewPublicProfile } from './public-profile.view.ts'
export { findReportablePerson } from './reportable-person.ts'
export { requirePerson } from './require-person.ts'
