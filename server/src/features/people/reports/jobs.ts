import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { forgetQuotesBefore } from './reports.store.ts'

const days = 24 * 60 * 60 * 1_000

/** Anybody who disputes a decision has thirty days, in which operators can see what it was based on. */
const forgetQuotes = job(
  'forget_quotes_of_reports',
  z.object({}),
  async ({ db, now }) => forgetQuotesBefore(db, new Date(now().getTime() - 30 * days)),
  { recurs: '37 3 * * *' },
)

export const reportJobs = [forgetQuotes]
