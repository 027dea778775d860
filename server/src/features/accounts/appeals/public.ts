export { deleteAppealsOf } from './appeals.store.ts'
export { offerAppeal } from './offer-appeal.ts'
