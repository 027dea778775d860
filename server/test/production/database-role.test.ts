import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { joinCommunity } from '@patchbay/contract/communities/memberships'
import { likePost } from '@patchbay/contract/communities/posts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createActions } from '../../src/actions.ts'
import { seedDemoData } from '../../src/demo/seed.ts'
import { demoPeople } from '../../src/demo/people.ts'
import { createProviders } from '../../src/features/accounts/sign-in/providers.ts'
import { banUser } from '../../src/features/staff/operators/public.ts'
import { closeDatabase, isSuperuser, openDatabase } from '../../src/platform/db/database.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { query } from '../../src/platform/db/query.ts'
import { updateSchema } from '../../src/platform/db/update-schema.ts'
import { explainStartFailure } from '../../src/platform/start-failure.ts'
import { createCommunity } from '../communities.ts'
import { say, startGroup, startPair } from '../conversations.ts'
import { createDeployedDatabase, type DeployedDatabase } from './deployed-database.ts'
import { answerPost, createCategory, writePost } from '../discussions.ts'
import { createPerson, elsewhere } from '../people.ts'
import { execute, withDatabase } from '../postgres.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let deployed: DeployedDatabase
let db: Database
let app: TestApp
beforeAll(async () => {
  deployed = await createDeployedDatabase()
  const { url, ownerUrl } = deployed
  await updateSchema({ url, ownerUrl })
  db = openDatabase({ url, poolSize: 5, pooled: false })
  const database = { url, db, statements: [] } as unknown as TestApp['database']
  app = await startTestApp({ database, worker: true })
})
afterAll(async () => {
  await app.stop()
  await closeDatabase(db)
  await deployed.drop()
})

const asSuperuser = (...statements: string[]) =>
  execute(withDatabase(inject('databaseUrl'), deployed.name), ...statements)

describe('as the role that deploy gives them, the nodes', () => {
  it('bring the demo data, which writes most tables, and answer every read about it', async () => {
    expect(await isSuperuser(db)).toBe(false)
    expect(await seedDemoData(db)).toBe(true)
    const { client } = await elsewhere(app, { id: demoPeople[0]?.id ?? '' })
    const reads = createActions(createProviders({}))
      .map(({ route }) => route)
      .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    expect(reads.length).toBeGreaterThan(15)
    for (const { path } of reads) {
      const { status } = await client.fetch(`/api${path}`)
      expect([path, status < 500], path).toEqual([path, true])
    }
  })

  it('let people write, run the jobs that follow, and erase what a person has left', async () => {
    const [one, other] = [await createPerson(app), await createPerson(app)]
    const communityId = await createCommunity(app, one)
    const params = { communityId }
    expect((await other.client.call(joinCommunity, { params })).code).toBeUndefined()
    const categoryId = await createCategory(app)
    const { id: postId } = await writePost(one, communityId, { categoryId })
    await answerPost(other, postId)
    expect((await other.client.call(likePost, { params: { postId } })).code).toBeUndefined()
    await say(one, await startPair(one, other))
    await say(other, await startGroup(one, [other, await createPerson(app)]))
    const body = { confirmText: 'delete my account' }
    expect((await other.client.call(deleteAccount, { body })).code).toBeUndefined()
    const countJobs = async () => {
      const { rows } = await sql<{ id: string }>`select id from graphile_worker.jobs`.execute(
        query(db),
      )
      return rows.length
    }
    await expect.poll(countJobs).toBe(0)
  })

  it('are no superuser and can change neither the schema nor what operators have done', async () => {
    const { id } = await createPerson(app)
    await banUser(db, { name: 'olga', reason: 'a test' }, id, null)
    for (const statement of [
      'create table stolen (id int)',
      'alter table user_profiles add column stolen text',
      'drop table messages',
      'create function stolen() returns int language sql as $$ select 1 $$',
      'update operator_actions set reason = $$another$$',
      'delete from operator_actions',
      'delete from kysely_migration',
      'copy instance to program $$true$$',
      'create role stolen',
    ])
      await expect(execute(deployed.url, statement), statement).rejects.toMatchObject({
        code: '42501',
      })
  })

  it('start on a migrated database, and say what to do about one that is not', async () => {
    expect(await updateSchema({ url: deployed.url })).toEqual([])
    await asSuperuser(
      'delete from kysely_migration where name = (select max(name) from kysely_migration)',
    )
    const failure = await updateSchema({ url: deployed.url }).catch((error: unknown) => error)
    expect(explainStartFailure(failure)).toContain('npm run admin -- migrate')
  })
})
