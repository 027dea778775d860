import * as contract from '@patchbay/contract/staff/announcements'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { operatorOf, record } from '../audit/public.ts'
import {
  closePast,
  findSent,
  findShown,
  insertAnnouncement,
  lockRunning,
  setEnded,
  type AnnouncementRow,
} from './announcements.store.ts'
import { mailAnnouncement } from './mail-announcement.ts'

const viewSent = (row: AnnouncementRow): contract.SentAnnouncement => ({
  id: row.id,
  text: row.text,
  link: row.link,
  endsAt: row.ends_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  byMail: row.by_mail,
  mailed: row.mailed,
  isMailed: row.mailed_at !== null,
})

export const getAnnouncement = action(contract.getAnnouncement, async ({ db, now }) => {
  const row = await findShown(db, now())
  if (row === undefined) return { announcement: null }
  const { id, text, link, ends_at } = row
  return { announcement: { id, text, link, endsAt: ends_at.toISOString() } }
})

export const getSentAnnouncement = action(contract.getSentAnnouncement, async ({ db, now }) => {
  const row = await findSent(db, now())
  return { announcement: row === undefined ? null : viewSent(row) }
})

export const sendAnnouncement = action(contract.sendAnnouncement, async (ctx, { body }) => {
  const { text, link, byMail, reason } = body
  const now = ctx.now()
  const endsAt = new Date(body.endsAt)
  if (endsAt <= now) {
    const issues = [{ path: 'body/endsAt', message: 'Choose a time to come' }]
    throw new AppError('invalid_input', undefined, { issues })
  }
  const operator = await operatorOf(ctx, reason)
  return transaction(ctx.db, async (tx) => {
    const id = newId()
    await closePast(tx, now)
    const made = { id, text, link, ends_at: endsAt, created_at: now, by_mail: byMail }
    if (!(await insertAnnouncement(tx, { ...made, created_by: ctx.viewer.userId })))
      throw new AppError('announcement_running')
    const details = { text, link, endsAt: endsAt.toISOString(), byMail }
    await record(tx, operator, 'send-announcement', null, details)
    if (byMail) await enqueue(tx, mailAnnouncement, { announcementId: id })
    const row = await lockRunning(tx, now)
    if (row === undefined) throw new Error('The announcement is not there.')
    return viewSent(row)
  })
})

export const endAnnouncement = action(contract.endAnnouncement, async (ctx, { body }) => {
  const now = ctx.now()
  const operator = await operatorOf(ctx, body.reason)
  await transaction(ctx.db, async (tx) => {
    const row = await lockRunning(tx, now)
    if (row === undefined) throw new AppError('announcement_not_found')
    await setEnded(tx, row.id, now)
    await record(tx, operator, 'end-announcement', null, { text: row.text, mailed: row.mailed })
  })
})
