export {
  deleteIdentitiesOf,
  findOwnersOfEmail,
  findSignInMethodsByEmail,
  insertIdentity,
  listSignInMethods,
  lockIdentity,
  useIdentity,
} from './identities.store.ts'
