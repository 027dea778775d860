export { mayReport } from './reports.policy.ts'
