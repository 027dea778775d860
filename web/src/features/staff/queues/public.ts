export { Queue } from './queue.tsx'
export { ReasonSheet } from './reason-sheet.tsx'
export { StaffLink, useStaffPlace } from './staff-link.tsx'
export { useKeys } from './use-keys.ts'
