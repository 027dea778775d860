import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { getVerification } from '@patchbay/contract/staff/verifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { imitatesStaff } from './reserved-names.ts'
import { badgeName, listPendingRequests, reviewRequest } from '../../staff/verifications/public.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app, { fullName: 'Zoë Marsh' })
})

const update = (body: object) => person.client.call(updateProfile, { body })

/** The request by which the person was verified. */
async function verify(): Promise<string> {
  const id = newId()
  await query(app.db)
    .insertInto('verification_requests')
    .values({ id, user_id: person.id, credentials: 'Twelve records.', status: 'pending' })
    .execute()
  await reviewRequest(app.db, id, { status: 'approved', name: 'Zoë Marsh' })
  return id
}
const requestOf = async () => (await person.client.call(getVerification, {})).body.request
const pending = async () =>
  (await listPendingRequests(app.db, 100)).filter(({ user_id }) => user_id === person.id)

describe('the badge of a verified person', () => {
  it.each([{ fullName: 'Somebody Famous' }, { displayName: 'Somebody Famous' }])(
    'is suspended by another name until it is looked at again: %j',
    async (names) => {
      const id = await verify()
      expect((await update(names)).body).toMatchObject({ ...names, verified: false })
      expect(await requestOf()).toMatchObject({ id, status: 'pending', reviewDate: null })
      expect(await pending()).toMatchObject([
        { id, credentials: 'Twelve records.', renamed_from: expect.stringContaining('Zoë Marsh') },
      ])
      // The first name counts, however often it is changed before anybody has looked.
      await update({ displayName: 'Somebody Else' })
      expect(await pending()).toMatchObject([{ renamed_from: expect.stringContaining('Zoë') }])
      const [{ full_name: full } = { full_name: '' }] = await pending()
      const name = `Somebody Else (${full})`
      await reviewRequest(app.db, id, { status: 'approved', name })
      expect((await update({ bio: 'Tape.' })).body.verified).toBe(true)
      expect(await requestOf()).toMatchObject({ id, status: 'approved' })
    },
  )

  it('is not given to a name that the reviewer has not seen', async () => {
    const id = await verify()
    await update({ displayName: 'Somebody Else' })
    const [seen = { display_name: '', full_name: '' }] = await pending()
    await update({ displayName: 'Somebody Famous' })
    const approve = { status: 'approved', name: badgeName(seen) } as const
    expect(await reviewRequest(app.db, id, approve)).toEqual({
      renamedTo: 'Somebody Famous (Zoë Marsh)',
    })
    expect((await update({ bio: 'Tape.' })).body.verified).toBe(false)
    expect(await requestOf()).toMatchObject({ id, status: 'pending' })
    const again = { status: 'approved', name: 'Somebody Famous (Zoë Marsh)' } as const
    expect(await reviewRequest(app.db, id, again)).toEqual({ userId: person.id })
  })

  it('stays with a correction of case or accents, and with any other change', async () => {
    await verify()
    const answer = await update({ fullName: 'zoe marsh', bio: 'Tape.' })
    expect(answer.body).toMatchObject({ fullName: 'zoe marsh', verified: true })
    expect(await pending()).toEqual([])
  })
})

describe('a name', () => {
  it.each([
    'Patchbay',
    'P4TCHBAY Support',
    'Patch-Bay Team',
    'The Moderators',
    'Admin',
    'Ofﬁcial Staff',
    // With letters of Cyrillic or Greek among them.
    'Pаtchbay',
    'PATCHBΑY',
    'РАТСНВАУ',
    'ΡΑΤCΗΒΑΥ',
    'Suppоrt',
    'Моderator',
    'Αdmιη',
    'Ѕуѕtёm',
  ])('may not imitate the product or its staff: %s', async (displayName) => {
    expect(await update({ displayName })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      body: {
        issues: [
          {
            path: 'body/displayName',
            message: 'This name is reserved. Please choose another one.',
          },
        ],
      },
    })
  })

  it.each(['Ada Minister', 'Support Act', 'Staffan', 'Systema', 'The Patch'])(
    'may sound a little like that: %s',
    async (displayName) => {
      expect((await update({ displayName })).status).toBe(200)
    },
  )

  it.each([
    'Анна Каренина',
    'Система Звука',
    'Стаффорд Суппорт',
    'Татьяна Ведмедь',
    'Νίκος Παπαδόπουλος',
    'ΜΑΡΙΑ ΚΑΛΛΑΣ',
    'Σύστημα',
  ])('may be written in Cyrillic or Greek: %s', async (displayName) => {
    const { status, body } = await update({ displayName })
    expect([status, body.displayName]).toEqual([200, displayName])
  })

  it('of a product with a short name leaves people theirs', () => {
    const names = ['James', 'Jam Support', 'The Jam']
    expect(names.map((name) => imitatesStaff(name, 'Jam'))).toEqual([false, true, true])
  })

  it('of the staff may', async () => {
    const roles = query(app.db).updateTable('user_profiles').set({ role: 'moderator' })
    await roles.where('id', '=', person.id).execute()
    expect((await update({ displayName: 'Patchbay Moderator' })).status).toBe(200)
  })
})
