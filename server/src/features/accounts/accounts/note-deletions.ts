import * as z from 'zod/mini'
import { addToLedger, ledgerPath } from '../../../platform/backup/deletion-ledger.ts'
import { job } from '../../../platform/jobs/job.ts'
import { listDeleted } from './accounts.store.ts'

/**
 * Writes every deleted account that is not there yet into the ledger outside of the database, by
 * which a restored backup is corrected. Each deletion asks for it, and every night does, so that a
 * ledger that could not be written misses nobody.
 */
export const noteDeletions = job(
  'note_deletions',
  z.object({}),
  async ({ db, config }) => addToLedger(ledgerPath(config), await listDeleted(db)),
  { recurs: '7 4 * * *', alone: true },
)
