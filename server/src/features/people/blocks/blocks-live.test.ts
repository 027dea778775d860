import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { getPerson } from '@patchbay/contract/people/people'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { personTopic, profileTopic, type ServerMessage } from '@patchbay/contract/realtime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { join, type TestSocket } from '../../../../test/realtime/test-socket.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { banUser, unbanUser } from '../../staff/operators/public.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const profileOf = async ({ client }: TestPerson) =>
  (await client.call(getSession, {})).body.session?.profile
const open = async (person: TestPerson): Promise<TestSocket> => {
  const profile = await profileOf(person)
  return join(app, person.client, { [profileTopic(person.id)]: profile?.version ?? 0 })
}
const blocksIn = ({ received }: TestSocket): number[] =>
  received.flatMap((one) => (one.type === 'profile_changed' ? one.profile.blocksVersion : []))

it('[N-20, CON-55] a block and an unblock reach the open pages of both, without saying whose they are', async () => {
  const [ada, bo] = [await createPerson(app), await createPerson(app)]
  const pages = [await open(ada), await open(bo)]
  const params = { userId: bo.id }
  await ada.client.call(blockPerson, { params })
  for (const page of pages) await expect.poll(() => blocksIn(page)).toEqual([1])
  await ada.client.call(blockPerson, { params })
  await ada.client.call(unblockPerson, { params })
  for (const page of pages) await expect.poll(() => blocksIn(page)).toEqual([1, 2])
  await ada.client.call(unblockPerson, { params })
  expect((await profileOf(bo))?.blocksVersion).toBe(2)
  // Apart from the number, nothing that the blocked person receives differs.
  expect(JSON.stringify(pages[1]?.received)).not.toContain(ada.id)
})

it('[CON-72] others who look at a profile receive nothing about its blocks', async () => {
  const [ada, bo, eve] = [await createPerson(app), await createPerson(app), await createPerson(app)]
  const { body: before } = await eve.client.call(getPerson, { params: { userId: ada.id } })
  await ada.client.call(blockPerson, { params: { userId: bo.id } })
  const { body: after } = await eve.client.call(getPerson, { params: { userId: ada.id } })
  expect(after).toEqual(before)
})

it('a page with a profile on screen is told of a ban, its end and the deletion of the account', async () => {
  const [ada, bo] = [await createPerson(app), await createPerson(app)]
  const params = { userId: bo.id }
  const operator = { name: 'olga', reason: 'a test' }
  const page = await open(ada)
  const heard = (): ServerMessage[] => page.received.filter(({ type }) => type === 'person_changed')
  const { body: shown } = await ada.client.call(getPerson, { params })
  page.follow({ [personTopic(bo.id)]: shown.version })
  await banUser(app.db, operator, bo.id, null)
  const told = async (more: number): Promise<void> => {
    const versions = Array.from({ length: more }, (_, index) => shown.version + index + 1)
    await expect.poll(heard).toMatchObject(versions.map((version) => ({ userId: bo.id, version })))
  }
  await told(1)
  expect(await ada.client.call(getPerson, { params })).toMatchObject({ code: 'person_not_found' })
  await unbanUser(app.db, operator, bo.id)
  await told(2)
  const { client } = await createPerson(app)
  // Deleting an account says so, too; a person who was never on screen is not told of.
  await client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
  expect(heard()).toHaveLength(2)
  const cleo = await createPerson(app)
  const { body: second } = await ada.client.call(getPerson, { params: { userId: cleo.id } })
  page.follow({ [personTopic(cleo.id)]: second.version })
  await cleo.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
  await expect.poll(() => heard().at(-1)).toMatchObject({ userId: cleo.id })
})
