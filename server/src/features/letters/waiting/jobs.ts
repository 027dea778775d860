import { forgetMailed, mailWaiting } from './mail-waiting.ts'

export const waitingMailJobs = [mailWaiting, forgetMailed]
