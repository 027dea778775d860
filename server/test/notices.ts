import { listNotices, type Notice } from '@patchbay/contract/notices/notices'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { query } from '../src/platform/db/query.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A person's list of notices and unread count. */
export async function noticesOf(
  { client }: Pick<TestPerson, 'client'>,
  cursor?: string,
): Promise<ReceivedOutput<typeof listNotices>> {
  const { body, code } = await client.call(listNotices, { query: cursor ? { cursor } : {} })
  if (code !== undefined) throw new Error(`The notices were refused: ${code}.`)
  return body
}

export const kindsOf = async (person: Pick<TestPerson, 'client'>): Promise<Notice['kind'][]> =>
  (await noticesOf(person)).notices.map(({ kind }) => kind)

/** Sets the time zone of a person's browser. */
export async function setTimeZone(
  app: Pick<TestApp, 'db'>,
  person: TestPerson,
  timeZone: string,
): Promise<void> {
  await query(app.db)
    .updateTable('sessions')
    .set({ time_zone: timeZone })
    .where('id', '=', person.sessionId)
    .execute()
}
