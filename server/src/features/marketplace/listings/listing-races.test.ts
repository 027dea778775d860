import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import {
  contactProvider,
  getOwnListings,
  saveListings,
} from '@patchbay/contract/marketplace/listings'
import { joinCommunity, leaveCommunity } from '@patchbay/contract/communities/memberships'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '../../../../test/test-client.ts'
import { unnamedAnswers } from '../../../../test/answers.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { offer, offerOf, trySave } from '../../../../test/listings.ts'
import { createPerson, setBio } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { untilWaiting } from '../../../../test/waiting.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { writeIndexed } from '../matching/listing-index.store.ts'

let app: TestApp
beforeAll(async () => {
  // The model is off, so that the index is written during the other calls.
  app = await startTestApp()
})
afterAll(() => app.stop())

it('saving, indexing, joining, writing and deleting accounts at the same time do not deadlock', async () => {
  const provider = await createPerson(app)
  const leader = await createPerson(app)
  const communityId = await createCommunity(app, leader)
  const [first, ...offers] = professions.map((category) => offerOf(category))
  if (first === undefined) throw new Error('There are no professions.')
  const writers = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)))
  const answers: Answer<unknown>[] = []
  const note = async (asked: Promise<Answer<unknown>>) => void answers.push(await asked)
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
      app.runJob('index_listings'),
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
  const routes = [saveListings, joinCommunity, leaveCommunity, updateProfile, contactProvider]
  expect(unnamedAnswers(answers, routes)).toEqual([])
  const categories = await query(app.db)
    .selectFrom('service_listings')
    .select('category')
    .where('provider_id', '=', provider.id)
    .execute()
  expect(new Set(categories.map(({ category }) => category)).size).toBe(categories.length)
})

it('a profile that changes while one of its listings is deleted marks the remaining listings', async () => {
  const provider = await createPerson(app)
  const [gone, kept] = await offer(provider, offerOf('Producer'), offerOf('Other'))
  const marks = () =>
    query(app.db)
      .selectFrom('listing_index')
      .select(['listing_id', 'marks'])
      .where('listing_id', 'in', [gone.id, kept?.id ?? ''])
      .execute()
  const before = (await marks()).find(({ listing_id }) => listing_id === kept?.id)?.marks ?? 0
  let changed: Promise<unknown> | undefined
  await transaction(app.db, async (tx) => {
    await query(tx).deleteFrom('service_listings').where('id', '=', gone.id).execute()
    changed = setBio(app, provider.id, 'Changed meanwhile.')
    await untilWaiting(app, 1)
  })
  await changed
  expect(await marks()).toEqual([{ listing_id: kept?.id, marks: before + 1 }])
})

it('saving does not hold locks for which the indexing job waits', async () => {
  const provider = await createPerson(app)
  const listed = await offer(provider, offerOf('Producer'), offerOf('Other'))
  const [gone, kept] = listed.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (gone === undefined || kept === undefined) throw new Error('Two listings are needed.')
  const indexed = { marks: 1, hash: 'any' }
  let saved: ReturnType<typeof trySave> | undefined
  await transaction(app.db, async (tx) => {
    await writeIndexed(tx, [{ ...indexed, listingId: gone.id }])
    saved = trySave(provider, [offerOf(kept.category, { title: 'Changed' })])
    await untilWaiting(app, 1)
    await writeIndexed(tx, [{ ...indexed, listingId: kept.id }])
  })
  expect(await saved).toMatchObject({ status: 200, body: { listings: [{ title: 'Changed' }] } })
})
