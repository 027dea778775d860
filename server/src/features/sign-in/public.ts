export { deleteFlowsOf } from './flows.store.ts'
export {
  deletePasswordOf,
  findPassword,
  findPasswordOf,
  insertPassword,
  replacePassword,
  setEmail,
  setPassword,
  type PasswordCredential,
} from './passwords.store.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
