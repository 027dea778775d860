import { getStaffOverview } from './get-staff-overview.ts'

export const consoleRoutes = [getStaffOverview]
