import { personTopic } from '@patchbay/contract/realtime'
import { idsOf, type Feed } from '../../../platform/realtime/feed.ts'
import { listShownVersions } from './people.store.ts'

/**
 * What others see of a person, also that they are banned or gone. A page is only notified of the
 * change, and then fetches the profile, if there still is one for it.
 */
export const personFeed: Feed = {
  name: 'person',
  onScreen: true,
  newest: async (db, topics) => {
    const rows = await listShownVersions(db, idsOf(topics))
    return new Map(rows.map((row) => [personTopic(row.id), Number(row.shown_version)]))
  },
  read: async (db, topics) => {
    const rows = await listShownVersions(db, idsOf(topics))
    return rows.map((row) => {
      const version = Number(row.shown_version)
      return {
        topic: personTopic(row.id),
        version,
        message: { type: 'person_changed', userId: row.id, version },
        at: row.updated_at,
      }
    })
  },
}
