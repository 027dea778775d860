export { DeleteAccount } from './delete-account.tsx'
