export { insertIdentity, lockIdentity, useIdentity } from './identities.store.ts'
