export { banUser, changeRole, CommandError, createUser, unbanUser } from './commands.ts'
export { listActions } from './operators.store.ts'
