import { insertDemoCommunity } from '../features/communities/communities/public.ts'
import { insertDemoEvent } from '../features/communities/events/public.ts'
import type { Database } from '../platform/db/database.ts'
import { demoCommunities, personId, type DemoCommunity } from './communities.ts'
import { demoEvents, type DemoEvent } from './events.ts'
import { seedPosts } from './seed-posts.ts'

const day = 86_400_000
const hour = 3_600_000

const midnightOf = (now: Date): number => Math.floor(now.getTime() / day) * day

export const foundedAt = ({ monthsOld }: DemoCommunity, now: Date): Date =>
  new Date(midnightOf(now) - monthsOld * 30 * day)

/** The day of an event, on the weekday that its name or a post promises. */
function dayOf({ inDays, weekday }: DemoEvent, midnight: number): number {
  const first = new Date(midnight + inDays * day)
  const later = weekday === undefined ? 0 : (weekday - first.getUTCDay() + 7) % 7
  return first.getTime() + later * day
}

/** Communities with a past, events that are still to come, and what is talked about. */
export async function seedCommunities(tx: Database, now: Date): Promise<void> {
  const midnight = midnightOf(now)
  for (const one of demoCommunities)
    await insertDemoCommunity(tx, {
      id: one.id,
      name: one.name,
      description: one.description,
      isPrivate: one.isPrivate ?? false,
      genres: one.genres,
      location: one.location ?? null,
      memberIds: one.members.map(personId),
      requests: (one.requests ?? []).map(({ from, message }) => ({
        userId: personId(from),
        message: message ?? null,
      })),
      createdAt: foundedAt(one, now),
    })
  for (const one of demoEvents) {
    const startTime = new Date(dayOf(one, midnight) + one.hour * hour)
    const home = demoCommunities[one.community - 1]
    await insertDemoEvent(tx, {
      id: one.id,
      communityId: home?.id ?? '',
      creatorId: personId(one.creator),
      title: one.title,
      description: one.description,
      startTime,
      endTime: new Date(startTime.getTime() + one.hours * hour),
      timeZone: one.timeZone,
      location: one.location ?? null,
      meetingUrl: one.meetingUrl ?? null,
      isPublic: home?.isPrivate !== true,
      answers: Object.entries(one.answers ?? {}).map(([number, status]) => ({
        userId: personId(Number(number)),
        status,
      })),
    })
  }
  await seedPosts(tx, now)
}
