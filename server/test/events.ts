import {
  createEvent,
  type CommunityEvent,
  type EventInput,
} from '@patchbay/contract/communities/events'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './test-app.ts'

const hour = 3_600_000

/** This many hours after a moment, in the form of a request. */
export const hoursAfter = (moment: Date, hours: number): string =>
  new Date(moment.getTime() + hours * hour).toISOString()

/** The input of the form: tomorrow, for two hours. */
export const eventInput = (input: Partial<EventInput> = {}): EventInput => ({
  title: 'Tape night',
  description: 'Bring a machine and a reel.',
  startTime: hoursAfter(new Date(), 24),
  endTime: hoursAfter(new Date(), 26),
  timeZone: 'Europe/London',
  isOnline: false,
  location: 'The Old Fire Station, Leeds',
  meetingUrl: '',
  ...input,
})

/** Created by a member of the community. */
export async function announceEvent(
  creator: TestPerson,
  communityId: string,
  input: Partial<EventInput> = {},
): Promise<CommunityEvent> {
  const body = { clientId: newId(), event: eventInput(input) }
  const answer = await creator.client.call(createEvent, { params: { communityId }, body })
  if (answer.code !== undefined) throw new Error(`The event was refused: ${answer.code}.`)
  return answer.body
}

/** Removes a member from a community, directly in the database. */
export async function removeMember(
  app: Pick<TestApp, 'db'>,
  communityId: string,
  person: TestPerson,
): Promise<void> {
  await query(app.db)
    .deleteFrom('community_members')
    .where('community_id', '=', communityId)
    .where('user_id', '=', person.id)
    .execute()
}
