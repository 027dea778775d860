import { communityTopic, insideTopic } from '@patchbay/contract/realtime'
import { followerKey, idOf, idsOf, type Feed } from '../../../platform/realtime/feed.ts'
import { listCommunityVersions, listInsiders } from './community-versions.store.ts'

/**
 * The public part of a community. A page is only notified of the change, and then fetches the data.
 */
export const communityFeed: Feed = {
  name: 'community',
  onScreen: true,
  newest: async (db, topics) => {
    const rows = await listCommunityVersions(db, idsOf(topics))
    return new Map(rows.map((row) => [communityTopic(row.community_id), Number(row.version)]))
  },
  read: async (db, topics) => {
    const rows = await listCommunityVersions(db, idsOf(topics))
    return rows.map((row) => {
      const { community_id: communityId } = row
      const version = Number(row.version)
      return {
        topic: communityTopic(communityId),
        version,
        message: { type: 'community_changed', communityId, version },
        at: row.changed_at,
      }
    })
  },
}

/**
 * Members, posts and events. That something has changed is itself confidential, so only those who
 * may see inside are notified.
 */
export const insideFeed: Feed = {
  name: 'inside',
  onScreen: true,
  audience: async (db, following) => {
    const rows = await listInsiders(
      db,
      following.map(({ topic, userId }) => ({ communityId: idOf(topic), userId })),
    )
    return new Set(rows.map((row) => followerKey(insideTopic(row.community_id), row.user_id)))
  },
  newest: async (db, topics) => {
    const rows = await listCommunityVersions(db, idsOf(topics))
    return new Map(rows.map((row) => [insideTopic(row.community_id), Number(row.inside_version)]))
  },
  read: async (db, topics) => {
    const rows = await listCommunityVersions(db, idsOf(topics))
    return rows.map((row) => {
      const { community_id: communityId } = row
      const version = Number(row.inside_version)
      return {
        topic: insideTopic(communityId),
        version,
        message: { type: 'inside_changed', communityId, version },
        at: row.changed_at,
      }
    })
  },
}
