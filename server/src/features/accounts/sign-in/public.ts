export { beginFlow } from './begin-flow.ts'
export { endFlow, takeFlow } from './end-flow.ts'
export { enterAccount } from './enter-account.ts'
export type { ProvidedPerson } from './exchange-code.ts'
export { completeFlow, deleteFlowsOf } from './flows.store.ts'
export { deleteKnownDevices } from './known-devices.store.ts'
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
export type { Providers } from './providers.ts'
