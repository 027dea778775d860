import { insideTopic } from '@patchbay/contract/realtime'
import type { Removable } from '../../../content/removals/public.ts'
import { announceNotices, writeNotices } from '../../../notices/notices/public.ts'
import { insertEventAgain, lockEventToTake } from './removed-events.store.ts'
import { listExpecting } from '../rsvps/rsvps.store.ts'
import { removeEvent } from '../written-events.store.ts'

export const removableEvent: Removable = {
  async take(tx, { subjectId }, now) {
    const event = await lockEventToTake(tx, subjectId)
    if (event === undefined) return undefined
    const { creator_id: authorId, community_id: communityId, rows } = event
    // Nobody is notified about an event that is over.
    const expecting = event.end_time > now ? await listExpecting(tx, subjectId) : []
    await removeEvent(tx, subjectId)
    // Attendees must know. It names the organiser, never who removed it, and repeats nothing
    // of what was removed.
    const news = {
      kind: 'event_cancelled',
      actorId: authorId,
      communityId,
      data: {
        title: '',
        startTime: event.start_time.toISOString(),
        timeZone: event.time_zone,
      },
    } as const
    const notified = await writeNotices(tx, expecting, news, now)
    return {
      authorId,
      rows,
      announce: (services) => {
        announceNotices(services, notified)
        services.announce({ kind: 'changed', topic: insideTopic(communityId) })
      },
    }
  },

  async bringBack(tx, { rows }) {
    const [event] = rows['community_events'] as readonly { readonly community_id: string }[]
    if (event === undefined) throw new Error('A removed event has its own row.')
    const inserted = await insertEventAgain(tx, event.community_id, rows)
    if (inserted !== 'done') return inserted
    return ({ announce }) => announce({ kind: 'changed', topic: insideTopic(event.community_id) })
  },
}
