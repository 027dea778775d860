import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { forgetDataBefore } from './mails.store.ts'
import { tokenTemplates } from './templates/templates.ts'

/** A mail that waits or was refused holds its token in clear text, unlike the tables of tokens. */
export const forgetTokens = job(
  'forget_mailed_tokens',
  z.object({}),
  async ({ db, now }) => {
    for (const [name, tokenLives] of tokenTemplates)
      await forgetDataBefore(db, name, new Date(now().getTime() - tokenLives))
  },
  { recurs: '17 * * * *' },
)
