import * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { announceCommunities, lockCommunity } from '../communities/public.ts'
import { deleteEndedMutes, listEnded } from './mutes.store.ts'
import { clearEndedPins } from './pins.store.ts'

/** What is over counts no more, with or without this; open pages learn of it here. */
const endMutesAndPins = job(
  'end_mutes_and_pins',
  z.object({}),
  async (services) => {
    const now = services.now()
    for (const communityId of await listEnded(services.db, now)) {
      await transaction(services.db, async (tx) => {
        if (!(await lockCommunity(tx, communityId))) return
        await deleteEndedMutes(tx, communityId, now)
        await clearEndedPins(tx, communityId, now)
      })
      announceCommunities(services, [communityId], [])
    }
  },
  { recurs: '* * * * *', alone: true },
)

export const moderationJobs = [endMutesAndPins]
