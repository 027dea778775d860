import type { Job } from '../../../platform/jobs/job.ts'
import { mailAnnouncement } from './mail-announcement.ts'

export const announcementJobs: readonly Job[] = [mailAnnouncement as Job]
