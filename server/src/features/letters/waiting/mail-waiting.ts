import * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import { job } from '../../../platform/jobs/job.ts'
import { findMailReader, unsubscribeToken, zoneOf } from '../../accounts/mail-settings/public.ts'
import { findProvenAddress, postMail } from '../../accounts/mails/public.ts'
import { shareLockOwnProfile } from '../../accounts/profiles/public.ts'
import { forgetMailedBefore, noteMailed, type Waiting } from './mailed-things.store.ts'
import { waitingMails, type WaitingMail } from './waiting.ts'

const day = 86_400_000
const atOnce = 100
/** The others follow with the next mail. */
const mostThings = 20
/** A mail that could not be sent for so long says what may no longer be true. */
const sendWithin = day / 4
const firstId = '00000000-0000-0000-0000-000000000000'

function waitingNow({ patience, oldest, pause }: WaitingMail, now: Date): Waiting {
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds)
  const again = pause === undefined ? new Date(0) : before(pause)
  return { after: before(oldest), upTo: before(patience), again, now }
}

/** What is mailed is noted with the mail, so that nothing is mailed twice. */
async function mailOf(services: Services, mail: WaitingMail, userId: string, waiting: Waiting) {
  const { kind, template, title } = mail
  const { now, again } = waiting
  await transaction(services.db, async (tx) => {
    if (!(await shareLockOwnProfile(tx, userId))) return
    const reader = await findMailReader(tx, userId, kind)
    const to = reader && (await findProvenAddress(tx, userId))
    if (reader === undefined || to === undefined) return
    const reading = { zone: await zoneOf(reader, now), previews: reader.previews }
    const things = await mail.listThings(tx, userId, waiting, reading, mostThings)
    const ids = [...new Set(things.map(({ id }) => id))]
    const noted = await noteMailed(tx, { userId, kind, ids, now, again })
    const items = things.filter(({ id }) => noted.has(id)).map(({ item }) => item)
    if (items.length === 0) return
    const data = {
      sections: [{ title, items }],
      unsubscribe: await unsubscribeToken(tx, userId, kind),
      notAfter: new Date(now.getTime() + sendWithin).toISOString(),
    }
    await postMail(tx, { to, userId, template, data })
  })
}

/** Tells people by mail of the single things that cannot wait, if they have not seen them here. */
export const mailWaiting = job(
  'mail_waiting',
  z.object({}),
  async (services, _payload, { log, signal }) => {
    const now = services.now()
    const failed: string[] = []
    for (const mail of waitingMails) {
      const waiting = waitingNow(mail, now)
      let last = firstId
      for (;;) {
        const readers = await mail.listReaders(services.db, waiting, last, atOnce)
        if (readers.length === 0 || signal.aborted) break
        last = readers.at(-1) ?? last
        for (const userId of readers) {
          try {
            await mailOf(services, mail, userId, waiting)
          } catch (error) {
            // A failure must not prevent the others.
            log.warn({ err: error, userId, kind: mail.kind }, 'could not mail what waits')
            failed.push(userId)
          }
        }
      }
    }
    if (failed.length > 0) throw new Error(`Could not mail what waits to ${failed.join(', ')}.`)
  },
  { recurs: '*/5 * * * *', alone: true },
)

/** Long after anything that is still mailed. */
export const forgetMailed = job(
  'forget_mailed_things',
  z.object({}),
  async ({ db, now }) => forgetMailedBefore(db, new Date(now().getTime() - 40 * day)),
  { recurs: '37 3 * * *' },
)
