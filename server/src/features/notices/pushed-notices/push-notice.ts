import * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { findUnreadNotice, viewNotice } from '../notices/public.ts'
import { deliverPush, findReceiver, pushAttempt } from '../push/public.ts'
import { isLike, mannerOf, pathOf, wordsOf } from './notice-push.ts'

export const comingNotice = {
  name: 'push_notice',
  schema: z.object({
    noticeId: z.uuid(),
    receiverId: z.uuid(),
    moment: z.string(),
    attempt: pushAttempt,
  }),
}

/** The number on the installed app, of which notices are only a part. */
export type CountUnread = (db: Database, userId: string) => Promise<number>

/**
 * Uses the state at sending time: a notice that was read or is gone is no news, and one that has
 * happened again meanwhile has its own job.
 */
export const pushNotice = (countUnread: CountUnread): Job =>
  job(
    comingNotice.name,
    comingNotice.schema,
    async (services, payload, run) => {
      const { db, now, config } = services
      const { noticeId, receiverId, moment } = payload
      const receiver = await findReceiver(db, receiverId, now())
      if (receiver === undefined) return
      const { user_id: userId, time_zone: timeZone, previews } = receiver
      const row = await findUnreadNotice(db, userId, noticeId)
      if (row === undefined) return
      const notice = viewNotice(row, timeZone)
      const manner = mannerOf(notice, now())
      if (notice.createdAt !== moment || manner === undefined) return
      const message = {
        ...wordsOf(notice, { previews, productName: config.productName }),
        path: pathOf(notice),
        tag: noticeId,
        renotify: !isLike(notice),
        badge: await countUnread(db, userId),
      }
      const letter = { message, manner, moment }
      await deliverPush(services, receiver, letter, { job: comingNotice, payload }, run)
    },
    { apart: 'pushes' },
  )
