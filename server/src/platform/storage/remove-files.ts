import * as z from 'zod/mini'
import { job } from '../jobs/job.ts'

/** Removes files by their keys; missing files count as removed. */
export const removeFiles = job(
  'remove_files',
  z.object({ keys: z.readonly(z.array(z.string())) }),
  ({ storage }, { keys }) => storage.remove(keys),
)
