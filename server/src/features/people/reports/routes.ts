import type { Action } from '../../../platform/http/action.ts'
import { createReport } from './create-report.ts'
import type { Reportables } from './reportable.ts'

export const reportRoutes = (reportables: Reportables): readonly Action[] => [
  createReport(reportables),
]
