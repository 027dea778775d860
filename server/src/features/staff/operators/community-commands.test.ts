import { getCommunity } from '@patchbay/contract/communities/communities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { createCommunity, listNotices } from '../../../../test/communities.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { listActions } from '../audit/public.ts'
import { closeCommunity, handOverCommunity, reopenCommunity } from './community-commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const operator = { name: 'olga', reason: 'a letter' }

it('closes a community, opens it again and hands it over, each with one entry in the log', async () => {
  const leader = await createPerson(app)
  const member = await createPerson(app)
  const id = await createCommunity(app, leader, { name: 'Loud Club', members: [member] })
  const seen = async () =>
    (await member.client.call(getCommunity, { params: { communityId: id } })).body
  expect(await closeCommunity(app.db, operator, id, 'Too loud.')).toBe('Loud Club')
  expect((await seen()).isClosed).toBe(true)
  await expect(closeCommunity(app.db, operator, id, 'Too loud.')).rejects.toThrow('closed already')
  expect(await reopenCommunity(app.db, operator, id)).toBe('Loud Club')
  expect((await seen()).isClosed).toBe(false)
  await expect(reopenCommunity(app.db, operator, id)).rejects.toThrow('It is open.')
  await expect(handOverCommunity(app.db, operator, id, member.id)).rejects.toThrow('not banned')
  await ban(app, leader)
  const stranger = await createPerson(app)
  await expect(handOverCommunity(app.db, operator, id, stranger.id)).rejects.toThrow('not a member')
  expect(await handOverCommunity(app.db, operator, id, member.id)).toBe(member.id)
  expect((await seen()).membership).toBe('leader')
  expect((await listNotices(app, member)).map(({ kind }) => kind)).toEqual([
    'community_closed',
    'community_reopened',
    'leadership_received',
  ])
  expect((await listActions(app.db, 10)).map(({ action, user_id }) => [action, user_id])).toEqual([
    ['hand-over-community', member.id],
    ['reopen-community', leader.id],
    ['close-community', leader.id],
  ])
})

it('refuses what is no community, and words that nobody could read', async () => {
  await expect(closeCommunity(app.db, operator, 'x', 'Loud.')).rejects.toThrow('has an id')
  await expect(closeCommunity(app.db, operator, newId(), ' ')).rejects.toThrow('1 to 2000')
  const { id: personId } = await createPerson(app)
  for (const command of [
    () => closeCommunity(app.db, operator, newId(), 'Loud.'),
    () => reopenCommunity(app.db, operator, newId()),
    () => handOverCommunity(app.db, operator, newId(), personId),
  ])
    await expect(command()).rejects.toThrow('There is no community')
})
