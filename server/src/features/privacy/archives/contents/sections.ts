import type { Database } from '../../../../platform/db/database.ts'
import * as account from './account-entries.store.ts'
import * as communities from './community-entries.store.ts'
import { readPages, type Entry } from './entry-rows.store.ts'
import { conversations } from './message-entries.store.ts'
import { readNotices } from './notice-entries.ts'
import type { SectionId } from './section-list.ts'
import * as work from './work-entries.store.ts'

/** Reads the entries of a section; of messages, the conversations. */
export type ReadSection = (db: Database, userId: string) => AsyncIterable<readonly Entry[]>

const paged =
  (select: Parameters<typeof readPages>[1]): ReadSection =>
  (db, userId) =>
    readPages(db, select, userId)

export const readSection: Readonly<Record<SectionId, ReadSection>> = {
  profile: paged(account.profile),
  posts: paged(communities.posts),
  replies: paged(communities.replies),
  comments: paged(communities.comments),
  articles: paged(communities.articles),
  messages: paged(conversations),
  files: paged(work.files),
  listings: paged(work.listings),
  communities: paged(communities.communities),
  events: paged(communities.events),
  answers: paged(communities.answers),
  likes: paged(communities.likes),
  searches: paged(work.searches),
  notices: readNotices,
  blocks: paged(work.blocks),
  reports: paged(work.reports),
  team: paged(work.team),
  settings: paged(account.settings),
  waysIn: paged(account.signInMethods),
  sessions: paged(account.sessions),
  devices: paged(account.devices),
  mails: paged(account.mails),
}
