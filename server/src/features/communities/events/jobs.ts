import { deleteEndedEvents } from './delete-ended-events.ts'
import { remindOfEvents } from './remind-of-events.ts'

export const eventJobs = [remindOfEvents, deleteEndedEvents]
