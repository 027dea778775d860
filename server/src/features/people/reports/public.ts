export type { Reportable, Reportables } from './reportable.ts'
export { mayReport } from './reports.policy.ts'
export { deleteReportsBy, listOpenReports, setResolution } from './reports.store.ts'
