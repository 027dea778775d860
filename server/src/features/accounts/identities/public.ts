export {
  deleteIdentitiesOf,
  findOwnersOfEmail,
  findWaysByEmail,
  insertIdentity,
  listWaysIn,
  lockIdentity,
  useIdentity,
} from './identities.store.ts'
