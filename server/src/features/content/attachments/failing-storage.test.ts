import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentRows, sendTo } from '../../../../test/attachments.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { TestClient } from '../../../../test/test-client.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { testServices } from '../../../../test/test-services.ts'
import { readConfig } from '../../../platform/config.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { addRoutes } from '../../../platform/http/routes.ts'
import { createServer } from '../../../platform/http/server.ts'
import { createLog } from '../../../platform/logger.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { attachmentRoutes } from './routes.ts'

const config = readConfig({})
let database: TestDatabase
let server: ReturnType<typeof createServer>
let person: TestPerson
let communityId: string
let conversationId: string
/** The hook that runs when a file is stored, and the keys that are stored. */
let onPut: () => Promise<void>
const stored = new Set<string>()

beforeAll(async () => {
  database = await createTestDatabase()
  const services = testServices(config, database.db)
  const storage: Storage = {
    ...services.storage,
    put: async (key: string) => {
      await onPut()
      stored.add(key)
    },
    remove: async (keys) => keys.forEach((key) => stored.delete(key)),
  }
  server = createServer(config, createLog('silent'))
  addRoutes(server, attachmentRoutes, { ...services, storage })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  const newClient = () => new TestClient(`http://127.0.0.1:${port}`, config.publicUrl)
  person = await createPerson({ db: database.db, newClient })
  const leader = await createPerson({ db: database.db, newClient })
  communityId = await createCommunity(database, leader, { members: [person] })
  conversationId = newId()
  await query(database.db)
    .insertInto('conversations')
    .values({ id: conversationId, is_group: true, name: 'Night shift' })
    .execute()
  await query(database.db)
    .insertInto('conversation_participants')
    .values({ conversation_id: conversationId, user_id: person.id })
    .execute()
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const send = () => sendTo(person, communityId, Buffer.from('words'), 'a.txt')
const sendInto = () => sendTo(person, conversationId, Buffer.from('words'), 'a.txt', 'conversation')

describe('an upload', () => {
  it('leaves no row if there is no space for the file', async () => {
    onPut = () => Promise.reject(new AppError('storage_full'))
    for (const bring of [send, sendInto])
      expect(await bring()).toMatchObject({ status: 507, code: 'storage_full' })
    expect(await attachmentRows(database, person.id)).toEqual([])
  })

  it('leaves neither row nor file if its sender is removed from the community meanwhile', async () => {
    onPut = async () => {
      await query(database.db)
        .deleteFrom('community_members')
        .where('user_id', '=', person.id)
        .execute()
    }
    expect(await send()).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await attachmentRows(database, person.id)).toEqual([])
    expect([...stored]).toEqual([])
  })

  it('leaves neither row nor file if its sender leaves the conversation meanwhile', async () => {
    onPut = async () => {
      await query(database.db)
        .updateTable('conversation_participants')
        .set({ left_at: new Date() })
        .execute()
    }
    expect(await sendInto()).toMatchObject({ status: 404, code: 'context_not_found' })
    expect(await attachmentRows(database, person.id)).toEqual([])
    expect([...stored]).toEqual([])
  })

  it('leaves neither row nor file if its sender deletes their account meanwhile', async () => {
    await query(database.db)
      .insertInto('community_members')
      .values({ community_id: communityId, user_id: person.id, role: 'member' })
      .execute()
    onPut = async () => {
      await query(database.db)
        .updateTable('user_profiles')
        .set({ deleted_at: new Date() })
        .execute()
    }
    expect(await send()).toMatchObject({ status: 401, code: 'not_authenticated' })
    expect(await attachmentRows(database, person.id)).toEqual([])
    expect([...stored]).toEqual([])
  })
})
