import * as z from 'zod/mini'
import { job } from '../../../../platform/jobs/job.ts'
import { cleanFiles } from './clean-files.ts'

export const cleanFilesNightly = job(
  'clean_files',
  z.object({}),
  async (services, _payload, { log }) => {
    const { loose, orphans } = await cleanFiles(services)
    if (loose + orphans > 0) log.info({ loose, orphans }, 'removed files that belong to nothing')
  },
  { recurs: '37 3 * * *' },
)
