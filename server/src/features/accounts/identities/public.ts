export {
  deleteIdentitiesOf,
  findWaysByEmail,
  insertIdentity,
  lockIdentity,
  useIdentity,
} from './identities.store.ts'
