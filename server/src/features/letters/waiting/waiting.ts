import type { SingleMail } from '@patchbay/contract/accounts/mail-settings'
import { sentenceOf } from '@patchbay/contract/notices/notice-sentences'
import { nameOf } from '@patchbay/contract/people/person-name'
import type { Database } from '../../../platform/db/database.ts'
import type { LetterItem } from '../../accounts/mails/public.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { viewNotice, type NoticeRow } from '../../notices/notices/public.ts'
import { pathOf } from '../../notices/pushed-notices/public.ts'
import { texts } from './texts.ts'
import type { Waiting } from './mailed-things.store.ts'
import { listContactReaders, listWaitingContacts } from './waiting-contacts.store.ts'
import { listNoticeReaders, listWaitingNotices, thingOf } from './waiting-notices.store.ts'

export interface WaitingThing {
  readonly id: string
  readonly item: LetterItem
}

interface Reading {
  readonly zone: string
  readonly previews: boolean
}

/** One kind of mails about single things that cannot wait. */
export interface WaitingMail {
  readonly kind: SingleMail
  readonly template: 'contact_waiting' | 'event_news' | 'request_waiting'
  /** In milliseconds: how long a person may see it on the page first, and when it is too old. */
  readonly patience: number
  readonly oldest: number
  /** After how long the same thing may be mailed again, if there is news of it; never, if absent. */
  readonly pause?: number
  readonly title: string
  listReaders(
    db: Database,
    waiting: Waiting,
    last: string,
    limit: number,
  ): Promise<readonly string[]>
  listThings(
    tx: Database,
    userId: string,
    waiting: Waiting,
    reading: Reading,
    limit: number,
  ): Promise<readonly WaitingThing[]>
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const noticeThing =
  ({ zone, previews }: Reading) =>
  (row: NoticeRow): WaitingThing => {
    const notice = viewNotice(row, zone)
    const { event } = notice
    const place = event?.isOnline === true ? texts.online : (event?.location ?? null)
    const sentence = sentenceOf(notice).map(({ text }) => text)
    const detail = notice.kind === 'event_changed' ? place : previews ? notice.quote : null
    return { id: thingOf(row), item: { text: sentence.join(''), detail, path: pathOf(notice) } }
  }

/**
 * The mails name who has written or has asked to join, but what they wrote is only read on the
 * page.
 */
export const waitingMails: readonly WaitingMail[] = [
  {
    kind: 'contacts',
    template: 'contact_waiting',
    patience: 3 * hour,
    oldest: 3 * day,
    pause: day,
    title: texts.contacts,
    listReaders: listContactReaders,
    listThings: async (tx, userId, waiting, _reading, limit) =>
      (await listWaitingContacts(tx, userId, waiting, limit)).map((row) => ({
        id: row.conversation_id,
        item: {
          text: nameOf(viewPerson(row.sender)),
          detail: texts.about(row.title),
          path: `/messages?id=${row.conversation_id}`,
        },
      })),
  },
  {
    kind: 'eventChanges',
    template: 'event_news',
    // An event that is changed once is often changed again: the mail says how it is at the end.
    patience: 10 * minute,
    oldest: 2 * day,
    pause: hour,
    title: texts.events,
    listReaders: (db, waiting, last, limit) =>
      listNoticeReaders(db, 'eventChanges', waiting, last, limit),
    listThings: async (tx, userId, waiting, reading, limit) =>
      (await listWaitingNotices(tx, 'eventChanges', userId, waiting, limit)).map(
        noticeThing(reading),
      ),
  },
  {
    kind: 'joinRequests',
    template: 'request_waiting',
    patience: day,
    oldest: 14 * day,
    title: texts.requests,
    listReaders: (db, waiting, last, limit) =>
      listNoticeReaders(db, 'joinRequests', waiting, last, limit),
    listThings: async (tx, userId, waiting, reading, limit) =>
      (await listWaitingNotices(tx, 'joinRequests', userId, waiting, limit)).map(
        noticeThing(reading),
      ),
  },
]
