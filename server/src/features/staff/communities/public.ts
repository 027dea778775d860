export { removeByStaff } from './remove-by-staff.ts'
