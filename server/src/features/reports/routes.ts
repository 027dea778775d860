import { createReport } from './create-report.ts'

export const reportRoutes = [createReport]
