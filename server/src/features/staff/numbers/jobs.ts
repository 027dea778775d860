import { countDays } from './count-days.ts'

export const numberJobs = [countDays]
