export { StaffConsole } from './staff-console.tsx'
