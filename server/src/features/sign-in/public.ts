export { deleteFlowsOf } from './flows.store.ts'
export { deletePasswordOf, insertPassword } from './passwords.store.ts'
export { hashPassword } from './passwords.ts'
