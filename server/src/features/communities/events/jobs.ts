import { insideTopic } from '@patchbay/contract/realtime'
import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { remindOfEvents } from './reminders/remind-of-events.ts'
import { listEndedOfDeleted } from './removal/erase-events.store.ts'
import { removeEvent } from './written-events.store.ts'

/** What a deleted account has written about an event stays only for those who are going there. */
const deleteEndedEvents = job(
  'delete_ended_events',
  z.object({}),
  async ({ db, now, announce }) => {
    for (const { id, community_id } of await listEndedOfDeleted(db, now())) {
      await removeEvent(db, id)
      announce({ kind: 'changed', topic: insideTopic(community_id) })
    }
  },
  { recurs: '53 3 * * *' },
)

export const eventJobs = [remindOfEvents, deleteEndedEvents]
