export { ReportAction } from './report-action.tsx'
export { ReportDialog } from './report-dialog.tsx'
export { reportTexts } from './texts.ts'
