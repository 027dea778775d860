/** One file, because both need the same library. */
export { ConfirmBody } from './confirm-body.tsx'
export { SheetBody } from './sheet-body.tsx'
