export { NotFound } from './not-found.tsx'
export { PageError } from './page-error.tsx'
export { PagePending } from './page-pending.tsx'
