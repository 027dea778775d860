export { eraseCredentialsOf } from './erase-credentials.ts'
