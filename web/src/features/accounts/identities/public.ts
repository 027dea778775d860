export { LinkedAccounts } from './linked-accounts.tsx'
