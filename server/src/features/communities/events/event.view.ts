import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { isMuted } from '../../people/participation/public.ts'
import { mayReport } from '../../people/reports/public.ts'
import { mayAnswer, mayDeleteEvent, mayEditEvent } from './events.policy.ts'
import type { EventRow } from './events.store.ts'

export const viewEvent = (row: EventRow, viewer: Viewer, now: Date): CommunityEvent => ({
  id: row.id,
  communityId: row.community_id,
  community: { id: row.community_id, name: row.community_name, isPrivate: row.is_private },
  creatorId: row.creator_id,
  creator: viewPerson(row.creator),
  title: row.title,
  description: row.description,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time.toISOString(),
  timeZone: row.time_zone,
  isOnline: row.is_online,
  location: row.location,
  meetingUrl: row.meeting_url,
  rsvpCount: row.rsvp_count,
  going: row.going.map(viewPerson),
  myRsvp: row.my_rsvp,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  insideVersion: Number(row.inside_version),
  can: {
    report: mayReport(viewer, row.creator),
    edit: mayEditEvent(viewer, row) && !isMuted(row, now),
    delete: mayDeleteEvent(viewer, row),
    rsvp: mayAnswer(row, now),
  },
})
