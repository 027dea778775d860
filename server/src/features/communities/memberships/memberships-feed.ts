import { membershipsTopic } from '@patchbay/contract/realtime'
import { followerKey, idOf, idsOf, type Feed } from '../../../platform/realtime/feed.ts'
import { listMembershipVersions } from './memberships.store.ts'

/** Notifies people of changes in their memberships, their requests and those that they decide. */
export const membershipsFeed: Feed = {
  name: 'memberships',
  onScreen: true,
  audience: async (_db, following) =>
    new Set(following.map(({ topic }) => followerKey(topic, idOf(topic)))),
  newest: async (db, topics) => {
    const rows = await listMembershipVersions(db, idsOf(topics))
    return new Map(rows.map((row) => [membershipsTopic(row.user_id), Number(row.version)]))
  },
  read: async (db, topics) => {
    const rows = await listMembershipVersions(db, idsOf(topics))
    return rows.map((row) => ({
      topic: membershipsTopic(row.user_id),
      version: Number(row.version),
      message: { type: 'memberships_changed', version: Number(row.version) },
      at: row.changed_at,
    }))
  },
}
