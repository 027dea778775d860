import { createEvent, type CommunityEvent, type EventInput } from '@patchbay/contract/events'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './test-app.ts'

const hour = 3_600_000

/** So many hours after this moment, as a request says it. */
export const hoursAfter = (moment: Date, hours: number): string =>
  new Date(moment.getTime() + hours * hour).toISOString()

/** What the form sends: tomorrow, for two hours. */
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

/** As one of its members announces it. */
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

/** Takes somebody out of a community, past the server. */
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
