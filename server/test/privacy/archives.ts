import { openArchive, requestArchive } from '@patchbay/contract/privacy/archives'
import { query } from '../../src/platform/db/query.ts'
import type { TestPerson } from '../people.ts'
import { unzip } from '../read-zip.ts'
import type { TestApp } from '../test-app.ts'

export const archiveIdOf = async (app: TestApp, { id }: Pick<TestPerson, 'id'>): Promise<string> =>
  (
    await query(app.db)
      .selectFrom('data_archives')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
  ).id

/** Runs the job of the person's request, as a worker would. */
export const makeArchiveOf = async (app: TestApp, person: TestPerson): Promise<void> =>
  app.runJob('make_archive', { archiveId: await archiveIdOf(app, person) })

/** Requests an archive and makes it. */
export async function haveArchive(app: TestApp, person: TestPerson): Promise<void> {
  await person.client.call(requestArchive, {})
  await makeArchiveOf(app, person)
}

/** The address of the finished archive, for this session. */
export const addressOf = async ({ client }: TestPerson): Promise<string> =>
  (await client.call(openArchive, {})).body.url

/** The files of the person's archive, fetched as the page does. */
export async function fetchArchive(person: TestPerson): Promise<Map<string, Buffer>> {
  const answer = await person.client.fetch(await addressOf(person))
  if (answer.status !== 200) throw new Error(`There is no archive: ${answer.status}.`)
  return unzip(Buffer.from(await answer.arrayBuffer()))
}

/** The entries of one section. */
export const entriesOf = (files: Map<string, Buffer>, section: string): Record<string, unknown>[] =>
  JSON.parse(files.get(`sections/${section}.json`)?.toString() ?? '')
