import { profileTopic } from '@patchbay/contract/realtime'
import { idOf, type Feed } from '../../../platform/realtime/feed.ts'
import { viewOwnProfile } from './own-profile.view.ts'
import { listOwnProfiles, listProfileVersions } from './profiles.store.ts'

/** Everyone receives changes of their own profile, also those made by others. */
export const profileFeed: Feed = {
  name: 'profile',
  topicsOf: (session) => [[profileTopic(session.user_id), Number(session.version)]],
  newest: async (db, topics) => {
    const rows = await listProfileVersions(db, topics.map(idOf))
    return new Map(rows.map(({ id, version }) => [profileTopic(id), Number(version)]))
  },
  read: async (db, topics) => {
    const rows = await listOwnProfiles(db, topics.map(idOf))
    return rows.map((row) => ({
      topic: profileTopic(row.id),
      version: Number(row.version),
      message: { type: 'profile_changed', profile: viewOwnProfile(row) },
      at: row.updated_at,
    }))
  },
}
