import { accountKinds, noticeKindsOf, staffKinds } from '@patchbay/contract/notices/notices'
import * as z from 'zod/mini'
import { transaction, type Database } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import { job } from '../../../platform/jobs/job.ts'
import {
  isDigestHour,
  listDueReaders,
  lockDueReader,
  nextDigest,
  nextHour,
  planDigest,
  unsubscribeToken,
  zoneOf,
  type DueReader,
} from '../../accounts/mail-settings/public.ts'
import { findProvenAddress, postMail } from '../../accounts/mails/public.ts'
import { shareLockOwnProfile } from '../../accounts/profiles/public.ts'
import { listBestPosts, listComingEvents } from '../../communities/feed/public.ts'
import { listMissedConversations } from '../../messaging/pushed-messages/public.ts'
import { listMissedNotices } from '../../notices/notices/public.ts'
import {
  conversationSection,
  eventSection,
  letterSectionOf,
  noticeSections,
  postSection,
  type Found,
  type Reading,
} from './sections.ts'
import { summaryOf } from './texts.ts'

const hour = 3_600_000
const day = 24 * hour

/** One step takes this many people. */
const atOnce = 100
/** What is older is no news, whatever kept the digest from being sent. */
const longestSpan = 31 * day
/** A mail that could not be sent for so long says what may no longer be true. */
const sendWithin = 6 * hour
const announcedAhead = 30 * day
const mostNotices = 60
const mostListed = 20
const mostPosts = 3

const period = { daily: day, weekly: 7 * day } as const

/** Likes wait on the page; reminders are too late; what staff decide has its own mail. */
const leftOut = [
  ...noticeKindsOf.likes,
  ...noticeKindsOf.eventReminders,
  ...noticeKindsOf.verification,
  ...staffKinds,
  ...accountKinds,
]

/** Four statements, whatever there is; what the reader may not see now is not in them. */
async function findMissed(
  tx: Database,
  userId: string,
  reader: DueReader,
  reading: Reading,
): Promise<readonly Found[]> {
  const { now } = reading
  const after = new Date(Math.max(reader.covered_until.getTime(), now.getTime() - longestSpan))
  const span = { after, upTo: now }
  const ahead = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
  const notices = await listMissedNotices(tx, userId, span, { leftOut, limit: mostNotices })
  const conversations = await listMissedConversations(tx, userId, span, mostListed)
  const coming = {
    now,
    soon: ahead(period[reader.digest]),
    announcedAfter: after,
    late: ahead(announcedAhead),
  }
  const events = await listComingEvents(tx, userId, coming, mostListed)
  const posts = await listBestPosts(tx, userId, span, mostPosts)
  const [replies, ...others] = noticeSections(notices, reading)
  return [
    ...(replies ? [replies] : []),
    conversationSection(conversations),
    ...others,
    eventSection(events, reading),
    postSection(posts),
  ].filter(({ items }) => items.length > 0)
}

/** The transaction plans the next one and writes the mail, or neither: so each is sent once. */
async function sendDigest({ db }: Services, userId: string, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await shareLockOwnProfile(tx, userId))) return
    const reader = await lockDueReader(tx, userId, now)
    if (reader === undefined) return
    const { digest, weekday, hour: atHour, browser_zone: browserZone, previews } = reader
    const zone = await zoneOf(reader, now)
    const time = { digest, weekday, hour: atHour, zone }
    if (!isDigestHour(time, now))
      return planDigest(tx, userId, { dueAt: nextHour(time, now), browserZone })
    await planDigest(tx, userId, { dueAt: nextDigest(time, now), browserZone, coveredUntil: now })
    const to = await findProvenAddress(tx, userId)
    if (to === undefined) return
    const found = await findMissed(tx, userId, reader, { zone, previews, now })
    if (found.length === 0) return
    const data = {
      rhythm: digest,
      summary: summaryOf(found.map(({ name, items }) => [name, items.length])),
      sections: found.map(letterSectionOf),
      unsubscribe: await unsubscribeToken(tx, userId, 'digest'),
      notAfter: new Date(now.getTime() + sendWithin).toISOString(),
    }
    await postMail(tx, { to, userId, template: 'digest', data })
  })
}

/** Sends the digests that are due, each when it is the hour where its reader is. */
export const sendDigests = job(
  'send_digests',
  z.object({}),
  async (services, _payload, { log, signal }) => {
    if (!services.config.digests) return
    const now = services.now()
    const failed = new Set<string>()
    for (;;) {
      const due = await listDueReaders(services.db, now, atOnce + failed.size)
      const ids = due.filter((id) => !failed.has(id))
      if (ids.length === 0 || signal.aborted) break
      for (const id of ids) {
        try {
          await sendDigest(services, id, now)
        } catch (error) {
          // A failure must not prevent the others.
          log.warn({ err: error, userId: id }, 'could not send a digest')
          failed.add(id)
        }
      }
    }
    if (failed.size > 0) throw new Error(`Could not send the digests of ${[...failed].join(', ')}.`)
  },
  { recurs: '*/5 * * * *', alone: true },
)
