import { deleteAccount } from '@patchbay/contract/accounts'
import { contactProvider, getOwnListings, saveListings } from '@patchbay/contract/listings'
import { joinCommunity, leaveCommunity } from '@patchbay/contract/memberships'
import { professions } from '@patchbay/contract/profile-choices'
import { updateProfile } from '@patchbay/contract/profiles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCommunity } from '../../../test/communities.ts'
import { offer, offerOf } from '../../../test/listings.ts'
import { createPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { query } from '../../platform/db/query.ts'
import { newId } from '../../platform/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('nobody waits in a circle: saving, joining, writing and going at the same time', async () => {
  const provider = await createPerson(app)
  const leader = await createPerson(app)
  const communityId = await createCommunity(app, leader)
  const [first, ...offers] = professions.map((category) => offerOf(category))
  if (first === undefined) throw new Error('There are no professions.')
  const writers = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)))
  const statuses: number[] = []
  const note = async (answer: Promise<{ status: number }>) => {
    statuses.push((await answer).status)
  }
  const saveHalf = async (half: number) => {
    const { revision } = (await provider.client.call(getOwnListings, {})).body
    const listings = [first, ...offers].filter((_, index) => index % 2 === half)
    await note(provider.client.call(saveListings, { body: { revision, listings } }))
  }
  for (let round = 0; round < 3; round += 1) {
    const listed = await offer(provider, first, ...offers)
    await Promise.all([
      saveHalf(0),
      saveHalf(1),
      note(provider.client.call(joinCommunity, { params: { communityId } })),
      note(provider.client.call(leaveCommunity, { params: { communityId } })),
      note(provider.client.call(updateProfile, { body: { bio: `Round ${round}` } })),
      ...writers.flatMap((writer) =>
        listed.slice(0, 4).map(({ id: listingId }) => {
          const body = { clientId: newId(), content: 'Are you free?' }
          return note(writer.client.call(contactProvider, { params: { listingId }, body }))
        }),
      ),
      ...(round === 2
        ? writers
            .slice(0, 2)
            .map((writer) =>
              note(
                writer.client.call(deleteAccount, { body: { confirmText: 'delete my account' } }),
              ),
            )
        : []),
    ])
  }
  for (const status of statuses) expect(status).toBeLessThan(500)
  const categories = await query(app.db)
    .selectFrom('service_listings')
    .select('category')
    .where('provider_id', '=', provider.id)
    .execute()
  expect(new Set(categories.map(({ category }) => category)).size).toBe(categories.length)
})
