import { sentenceOf } from '@patchbay/contract/notices/notice-sentences'
import { noticesPerPage } from '@patchbay/contract/notices/notices'
import type { Database } from '../../../../platform/db/database.ts'
import { listNoticesOf, viewNotice } from '../../../notices/notices/public.ts'
import type { Entry } from './entry-rows.store.ts'

/** The notifications that the page of them shows, in its words. */
export async function* readNotices(db: Database, userId: string): AsyncGenerator<readonly Entry[]> {
  // No session has this id, so the times are those of the organisers of the events.
  const reader = { userId, sessionId: userId }
  let { rows } = await listNoticesOf(db, reader)
  while (rows.length > 0) {
    yield rows.slice(0, noticesPerPage).map((row) => {
      const notice = viewNotice(row, null)
      const { kind, quote, decision, verification, createdAt, readAt } = notice
      const sentence = sentenceOf(notice).map(({ text }) => text)
      const words = decision?.words ?? verification?.reason ?? quote
      return { title: sentence.join(''), kind, text: words, createdAt, readAt }
    })
    const last = rows.at(noticesPerPage - 1)
    if (rows.length <= noticesPerPage || last === undefined) return
    ;({ rows } = await listNoticesOf(db, reader, last))
  }
}
