export { insertPassword } from './passwords.store.ts'
export { hashPassword } from './passwords.ts'
