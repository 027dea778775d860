export {
  deleteIdentitiesOf,
  findOwnersOfEmail,
  findWaysByEmail,
  insertIdentity,
  lockIdentity,
  useIdentity,
} from './identities.store.ts'
