export { confirmByProvider } from './confirm-by-provider.ts'
export { confirmSession } from './confirmations.store.ts'
export { requireConfirmed } from './require-confirmed.ts'
