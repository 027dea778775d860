export {
  concerns,
  eraseReportsOf,
  listOpenReports,
  listQuotedReports,
  setResolution,
} from './reports.store.ts'
export { quoteFiles, type Reportable, type Reportables } from './reportable.ts'
export { mostSurroundings, type SurroundingRow, type Surroundings } from './surroundings.ts'
export { editorOf, mayReport } from './reports.policy.ts'
