import * as contract from '@patchbay/contract/communities/event-page'
import { insideTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { mayPublishEvent } from './events.policy.ts'
import { findEvent, findPublicEvent } from './events.store.ts'
import { findHost, listNextPublic, type PublicEventRow } from './public-events.store.ts'
import { requireLockedEvent } from './require-event.ts'
import { setEventPublic } from './written-events.store.ts'

export const getEventPage = action(contract.getEventPage, async (ctx, { params: { eventId } }) => {
  const row = await findEvent(ctx.db, eventId, ctx.viewer.userId)
  if (row === undefined) throw new AppError('event_not_found')
  return { isPublic: row.is_public, can: { change: mayPublishEvent(ctx.viewer, row) } }
})

export const setEventPage = action(
  contract.setEventPage,
  async (ctx, { params: { eventId }, body: { isPublic } }) => {
    const { viewer } = ctx
    const communityId = await transaction(ctx.db, async (tx) => {
      const event = await requireLockedEvent(tx, eventId, viewer.userId, 'update')
      if (!mayPublishEvent(viewer, event)) throw new AppError('forbidden')
      await setEventPublic(tx, eventId, isPublic)
      return event.community_id
    })
    ctx.announce({ kind: 'changed', topic: insideTopic(communityId) })
    return { isPublic, can: { change: true } }
  },
)

const viewPublicEvent = (row: PublicEventRow): contract.PublicEvent => ({
  id: row.id,
  community: { id: row.community_id, name: row.community_name },
  title: row.title,
  description: row.description,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time.toISOString(),
  timeZone: row.time_zone,
  isOnline: row.is_online,
  location: row.location,
})

export const getPublicEvent = action(contract.getPublicEvent, async (ctx, { params }) => {
  const row = await findPublicEvent(ctx.db, params.eventId)
  if (row === undefined) throw new AppError('event_not_found')
  const event = viewPublicEvent(row)
  const host = await findHost(ctx.db, row.community_id)
  // It was deleted in between, with its events.
  if (host === undefined) throw new AppError('event_not_found')
  const ofHost = await listNextPublic(ctx.db, ctx.now(), row.community_id)
  const all = await listNextPublic(ctx.db, ctx.now())
  // Events of the same community come first.
  const next = new Map([...ofHost, ...all].map((one) => [one.id, one]))
  next.delete(row.id)
  const others = [...next.values()].slice(0, contract.mostOtherEvents)
  return {
    ...event,
    community: {
      ...event.community,
      description: host.description,
      memberCount: host.member_count,
      coverImage: host.cover_image,
    },
    others: others.map(viewPublicEvent),
  }
})

export const listPublicEvents = action(contract.listPublicEvents, async (ctx, { query }) => {
  const rows = await listNextPublic(ctx.db, ctx.now(), query.communityId)
  return { events: rows.map(viewPublicEvent) }
})
