export { deleteBanOf } from './accounts.store.ts'
export type { Erasure } from './erasure.ts'
