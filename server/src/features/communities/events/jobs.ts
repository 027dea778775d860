import { deleteEndedEvents } from './delete-ended-events.ts'
import { remindOfEvents } from './reminders/remind-of-events.ts'

export const eventJobs = [remindOfEvents, deleteEndedEvents]
