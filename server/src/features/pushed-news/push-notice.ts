import { job } from '../../platform/jobs/job.ts'
import { findUnreadNotice, viewNotice } from '../notices/public.ts'
import { comingNotice, deliverPush, findReceiver } from '../push/public.ts'
import { countUnread } from './count-unread.ts'
import { isLike, mannerOf, pathOf, wordsOf } from './notice-push.ts'

/** Says what is so when it is sent: what was read or has gone meanwhile is no news. */
export const pushNotice = job(
  comingNotice.name,
  comingNotice.schema,
  async (services, { noticeId, subscriptionId }, run) => {
    const { db, now, config } = services
    const receiver = await findReceiver(db, subscriptionId, now())
    if (receiver === undefined) return
    const { user_id: userId, time_zone: timeZone, previews } = receiver
    const row = await findUnreadNotice(db, userId, noticeId)
    if (row === undefined) return
    const notice = viewNotice(row, timeZone)
    const message = {
      ...wordsOf(notice, { previews, productName: config.productName }),
      path: pathOf(notice),
      tag: noticeId,
      renotify: !isLike(notice),
      badge: await countUnread(db, userId),
    }
    const letter = { message, manner: mannerOf(notice), moment: notice.createdAt }
    await deliverPush(services, receiver, letter, run)
  },
)
