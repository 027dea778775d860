import * as z from 'zod/mini'
import { transaction, type Database } from '../../../../platform/db/database.ts'
import { job } from '../../../../platform/jobs/job.ts'
import { postNotice } from '../../../accounts/mails/public.ts'
import { announceNotices, writeNotices } from '../../../notices/notices/public.ts'
import { announceCommunities, lockCommunity, lockVersionsOf } from '../../communities/public.ts'
import { handOver } from '../hand-over.ts'
import { findAway, listAway, noteWarning, type AwayRow } from './away-leaders.store.ts'

const day = 24 * 60 * 60 * 1_000
/** How long a leader is away before somebody else leads. */
const awayDays = 90
/** How long before that the leader is warned, even if the time is over by then. */
const warnedDays = 14

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * day)

/** A warning of before the leader was here last says nothing any more. */
const isWarned = ({ leader_warned_at: warned, seen_until: seen }: AwayRow): boolean =>
  warned !== null && warned >= seen

const isDue = (row: AwayRow, now: Date): boolean =>
  isWarned(row) &&
  row.leader_warned_at !== null &&
  row.leader_warned_at <= before(now, warnedDays) &&
  row.seen_until <= before(now, awayDays)

async function warn(tx: Database, row: AwayRow, now: Date): Promise<void> {
  const { id: communityId, leader_id: leaderId, name } = row
  const due = Math.max(row.seen_until.getTime() + awayDays * day, now.getTime() + warnedDays * day)
  const until = new Date(due).toISOString()
  await noteWarning(tx, communityId, now)
  const notice = { kind: 'succession_near', communityId, data: { until } } as const
  await writeNotices(tx, [leaderId], notice, now)
  await postNotice(tx, leaderId, 'leader_away', { name, until })
}

async function pass(tx: Database, row: AwayRow, now: Date): Promise<void> {
  const { id: communityId, leader_id: from, heir_id: to } = row
  await lockVersionsOf(tx, [from, to])
  await handOver(tx, { communityId, from, to }, now)
  const notice = { kind: 'leadership_passed', actorId: to, communityId } as const
  await writeNotices(tx, [from], notice, now)
}

/**
 * A community whose leader is away for three months gets another one, if the leader has chosen a
 * successor or there is a moderator. The leader is warned in time.
 */
export const passLeadership = job(
  'pass_leadership',
  z.object({}),
  async (services) => {
    const now = services.now()
    const seenBefore = before(now, awayDays - warnedDays)
    for (const { id } of await listAway(services.db, seenBefore)) {
      const done = await transaction(services.db, async (tx) => {
        if (!(await lockCommunity(tx, id))) return undefined
        const row = await findAway(tx, seenBefore, id)
        if (row === undefined) return undefined
        if (!isWarned(row)) await warn(tx, row, now)
        else if (isDue(row, now)) await pass(tx, row, now)
        else return undefined
        return row
      })
      if (done === undefined) continue
      announceCommunities(services, [id], [done.leader_id, done.heir_id])
      announceNotices(services, [done.leader_id])
    }
  },
  { recurs: '29 4 * * *', alone: true },
)
