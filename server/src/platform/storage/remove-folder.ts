import * as z from 'zod/mini'
import { job } from '../jobs/job.ts'

/** Removes all files in a folder; after an interruption, a retry removes the remaining ones. */
export const removeFolder = job(
  'remove_folder',
  z.object({ folder: z.string().check(z.regex(/^([\da-z_-]+\/){2,4}$/)) }),
  async ({ storage }, { folder }) => {
    for (;;) {
      const { files } = await storage.list(folder)
      if (files.length === 0) return
      await storage.remove(files.map(({ key }) => key))
    }
  },
)
