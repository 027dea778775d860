export { deleteBanOf, listDeleted } from './accounts.store.ts'
export { eraseAgain } from './erase-again.ts'
export type { Erasure } from './erasure.ts'
