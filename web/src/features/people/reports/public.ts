export { ReportAction } from './report-action.tsx'
export { ReportButton } from './report-button.tsx'
export { ReportDialog } from './report-dialog.tsx'
export { reportTexts } from './texts.ts'
