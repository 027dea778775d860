export {
  deleteIdentitiesOf,
  insertIdentity,
  lockIdentity,
  useIdentity,
} from './identities.store.ts'
