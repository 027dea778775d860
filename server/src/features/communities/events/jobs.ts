import { remindOfEvents } from './remind-of-events.ts'

export const eventJobs = [remindOfEvents]
