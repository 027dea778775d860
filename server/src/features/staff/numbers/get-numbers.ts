import * as contract from '@patchbay/contract/staff/numbers'
import { action } from '../../../platform/http/action.ts'
import { countJobs } from '../../../platform/jobs/jobs.store.ts'
import { listDays } from './numbers.store.ts'

export const getNumbers = action(contract.getNumbers, async ({ db }) => {
  const rows = await listDays(db, contract.numberedDays)
  const jobs = await countJobs(db)
  return {
    days: rows.toReversed().map((row) => ({
      day: row.day,
      members: row.members,
      newMembers: row.new_members,
      active: row.active,
      activeInWeek: row.active_in_week,
      posts: row.posts,
      replies: row.replies,
      messages: row.messages,
      matches: row.matches,
      contacts: row.contacts,
      storageBytes: row.storage_bytes,
    })),
    failedJobs: jobs.reduce((sum, { dead, failing }) => sum + dead + failing, 0),
  }
})
