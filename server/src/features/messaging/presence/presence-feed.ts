import { presenceTopic } from '@patchbay/contract/realtime'
import { isUuid } from '../../../platform/ids.ts'
import { followerKey, idOf, idsOf, type Feed } from '../../../platform/realtime/feed.ts'
import { listPresences, listSeeing } from './presences.store.ts'

/**
 * Whether the people on screen are online. Those who do not show it to the viewer are not answered
 * at all, so that nobody can tell why.
 */
export const createPresenceFeed = (now: () => Date): Feed => ({
  name: 'presence',
  onScreen: true,
  audience: async (db, following) => {
    const pairs = following.map(({ topic, userId }) => ({ userId: idOf(topic), viewerId: userId }))
    const seeing = await listSeeing(
      db,
      pairs.filter(({ userId }) => isUuid(userId)),
    )
    return new Set(seeing.map((one) => followerKey(presenceTopic(one.userId), one.viewerId)))
  },
  newest: async (db, topics) => {
    const presences = await listPresences(db, idsOf(topics), now())
    return new Map(presences.map(({ userId, version }) => [presenceTopic(userId), version]))
  },
  read: async (db, topics) => {
    const time = now()
    const presences = await listPresences(db, idsOf(topics), time)
    return presences.map(({ userId, version, isOnline, lastSeenAt }) => ({
      topic: presenceTopic(userId),
      version,
      message: {
        type: 'presence_changed',
        userId,
        version,
        isOnline,
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
      },
      at: time,
    }))
  },
})
