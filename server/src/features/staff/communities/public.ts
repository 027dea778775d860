export { closeAndRecord, closeByStaff, reopenAndRecord } from './close-by-staff.ts'
export { handOverByStaff } from './hand-over-by-staff.ts'
export { removeByStaff } from './remove-by-staff.ts'
