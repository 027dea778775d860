import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { listNotices } from '@patchbay/contract/notices/notices'
import { listAuditEntries } from '@patchbay/contract/staff/audit'
import {
  approveVerification,
  getVerificationReview,
  listVerificationReviews,
  rejectVerification,
  reviewsPerPage,
  revokeVerification,
} from '@patchbay/contract/staff/verification-reviews'
import { getVerification, requestVerification } from '@patchbay/contract/staff/verifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, setEmail, type TestPerson } from '../../../../test/people.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listPostedMails } from '../../accounts/mails/public.ts'

/** Never sweeps, so that everything that arrives was announced. */
let app: TestApp
let moderator: TestPerson
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  moderator = await createStaff(app, 'moderator', { fullName: 'Mo Derator' })
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app, { fullName: 'Ana Lima' })
  await setEmail(app, person.id, `${person.id}@example.com`)
})

const soon = { timeout: 5_000 }
const credentials = 'Engineered two records for Hollow Coast.'
const reason = 'The credits are hers.'
const nobody = '019a8000-0000-7000-8000-000000000001'

const ask = async (who = person): Promise<string> =>
  (await who.client.call(requestVerification, { body: { credentials } })).body.id
const look = (requestId: string, who = moderator) =>
  who.client.call(getVerificationReview, { params: { requestId } })
const approve = (requestId: string, name = 'Ana Lima', who = moderator) =>
  who.client.call(approveVerification, { params: { requestId }, body: { name, reason } })
const reject = (requestId: string, because: string, who = moderator) =>
  who.client.call(rejectVerification, { params: { requestId }, body: { because, reason } })
const revoke = (personId: string, because = 'The credits are of somebody else.') =>
  moderator.client.call(revokeVerification, { params: { personId }, body: { because, reason } })
const ownRequest = async () => (await person.client.call(getVerification, {})).body.request
const isVerified = async () =>
  (await person.client.call(getSession, {})).body.session?.profile.verified
const mailsToPerson = async () =>
  (await listPostedMails(app.db, app.config)).filter(({ to }) => to === `${person.id}@example.com`)

describe('a moderator', () => {
  it('sees what somebody hands in beside the profile, and what was decided before', async () => {
    await person.client.call(updateProfile, {
      body: {
        bio: 'Tape.',
        website: 'https://ana.example/',
        social: { instagram: 'ana' },
        locationEnabled: true,
      },
    })
    const before = await ask()
    await reject(before, 'Which records?')
    const requestId = await ask()
    expect((await look(requestId)).body).toMatchObject({
      id: requestId,
      status: 'pending',
      credentials,
      name: 'Ana Lima',
      person: {
        id: person.id,
        fullName: 'Ana Lima',
        bio: 'Tape.',
        professions: ['Producer'],
        location: 'Leeds, United Kingdom',
        website: 'https://ana.example/',
        social: { instagram: expect.stringContaining('ana') },
        memberSince: expect.any(String),
      },
      others: [{ id: before, status: 'rejected', rejectionReason: 'Which records?' }],
      can: { decide: true, revoke: false },
    })
    expect(await look(nobody)).toMatchObject({ status: 404, code: 'request_not_found' })
  })

  it('[E-06, E-12] approves the name that was seen, and the person’s open page follows at once', async () => {
    const requestId = await ask()
    const page = await listen(app, person.client)
    expect((await approve(requestId)).status).toBe(204)
    await expect
      .poll(() => page.received.map(({ type }) => type).toSorted(), soon)
      .toEqual(['notices_changed', 'profile_changed', 'verification_changed'])
    page.socket.close()
    expect(await isVerified()).toBe(true)
    expect(await ownRequest()).toMatchObject({ status: 'approved', rejectionReason: null })
    expect(await mailsToPerson()).toMatchObject([{ template: 'verification_approved' }])
    expect((await look(requestId)).body.can).toEqual({ decide: false, revoke: true })
  })

  it('[E-12] rejects with words that the person reads, and not with those of the log', async () => {
    const requestId = await ask()
    expect((await reject(requestId, 'Which records?')).status).toBe(204)
    expect(await ownRequest()).toMatchObject({
      status: 'rejected',
      reviewDate: expect.any(String),
      rejectionReason: 'Which records?',
    })
    expect(await isVerified()).toBe(false)
    const [mail] = await mailsToPerson()
    expect(mail?.content?.text).toContain('Which records?')
    expect(mail?.content?.text).not.toContain(reason)
  })

  it('does not approve a name that was not seen', async () => {
    const requestId = await ask()
    await person.client.call(updateProfile, { body: { displayName: 'Somebody Famous' } })
    expect(await approve(requestId)).toMatchObject({ status: 409, code: 'person_renamed' })
    expect(await isVerified()).toBe(false)
    expect((await look(requestId)).body.name).toBe('Somebody Famous (Ana Lima)')
    expect((await approve(requestId, 'Somebody Famous (Ana Lima)')).status).toBe(204)
  })

  it('decides once, also if two decide at the same time', async () => {
    const requestId = await ask()
    const answers = await Promise.all([
      approve(requestId),
      reject(requestId, 'No.'),
      approve(requestId),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
    expect(await reject(requestId, 'No.')).toMatchObject({ status: 409, code: 'request_decided' })
    expect(await mailsToPerson()).toHaveLength(1)
    expect(await approve(nobody)).toMatchObject({ status: 404, code: 'request_not_found' })
  })

  it('decides nothing about their own badge', async () => {
    const own = await createStaff(app, 'moderator', { fullName: 'Ana Lima' })
    const requestId = await ask(own)
    expect((await look(requestId, own)).body.can).toEqual({ decide: false, revoke: false })
    for (const answer of [
      await approve(requestId, 'Ana Lima', own),
      await reject(requestId, 'No.', own),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'forbidden' })
    await reject(requestId, 'No.')
  })

  it('says why in the log', async () => {
    const requestId = await ask()
    const params = { requestId }
    const unsaid = await moderator.client.call(approveVerification, {
      params,
      body: { name: 'Ana Lima', reason: ' ' },
    })
    expect(unsaid).toMatchObject({ status: 400, code: 'invalid_input' })
    await approve(requestId)
    const admin = await createStaff(app, 'admin')
    const { body } = await admin.client.call(listAuditEntries, { query: { personId: person.id } })
    expect(body.entries).toMatchObject([
      {
        by: 'Mo Derator',
        staffId: moderator.id,
        action: 'approve-verification',
        details: { request: requestId, name: 'Ana Lima' },
        reason,
      },
    ])
  })
})

describe('a badge', () => {
  it('is taken back with words that the person reads, who may ask again', async () => {
    const first = await ask()
    await approve(first)
    const page = await listen(app, person.client)
    expect((await revoke(person.id)).status).toBe(204)
    await expect
      .poll(() => page.received.map(({ type }) => type), soon)
      .toEqual(expect.arrayContaining(['profile_changed', 'verification_changed']))
    page.socket.close()
    expect(await isVerified()).toBe(false)
    expect(await ownRequest()).toMatchObject({
      id: first,
      status: 'rejected',
      rejectionReason: 'The credits are of somebody else.',
    })
    const mails = await mailsToPerson()
    const mail = mails.find(({ template }) => template === 'verification_revoked')
    expect(mail?.content?.text).toContain('The credits are of somebody else.')
    const { notices } = (await person.client.call(listNotices, { query: {} })).body
    expect(notices).toHaveLength(2)
    expect(notices[0]).toMatchObject({ verification: { status: 'rejected' } })
    const again = await ask()
    expect((await look(again)).body.others).toMatchObject([
      { id: first, revokedAt: expect.any(String) },
    ])
    expect((await approve(again)).status).toBe(204)
  })

  it('is taken back from somebody who was verified without a request', async () => {
    await query(app.db)
      .updateTable('user_profiles')
      .set({ verified: true })
      .where('id', '=', person.id)
      .execute()
    expect((await revoke(person.id)).status).toBe(204)
    expect(await isVerified()).toBe(false)
    expect(await ownRequest()).toMatchObject({ status: 'rejected' })
  })

  it('is not taken back twice, nor from nobody', async () => {
    await approve(await ask())
    const answers = await Promise.all([revoke(person.id), revoke(person.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(await revoke(person.id)).toMatchObject({ code: 'not_verified' })
    expect(await revoke(nobody)).toMatchObject({ status: 404, code: 'person_not_found' })
    expect(await revoke(moderator.id)).toMatchObject({ status: 403, code: 'forbidden' })
  })
})

it('lists what waits, the oldest first, and the latest decisions, in pages without a gap', async () => {
  const other = await startTestApp()
  const staff = await createStaff(other, 'moderator')
  const people = await Promise.all(
    Array.from({ length: 2 * (reviewsPerPage + 2) }, () => createPerson(other)),
  )
  // Several at the same time.
  const at = (place: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, Math.floor(place / 3)))
  await query(other.db)
    .insertInto('verification_requests')
    .values(
      people.map(({ id }, place) => {
        const half = reviewsPerPage + 2
        const isDecided = place >= half
        return {
          id: newId(),
          user_id: id,
          credentials,
          status: isDecided ? 'approved' : 'pending',
          submission_date: at(place),
          review_date: isDecided ? at(place) : null,
        }
      }),
    )
    .execute()
  for (const tab of ['waiting', 'decided'] as const) {
    const read = async (cursor?: string) =>
      (
        await staff.client.call(listVerificationReviews, {
          query: cursor === undefined ? { tab } : { tab, cursor },
        })
      ).body
    const first = await read()
    expect(first.reviews).toHaveLength(reviewsPerPage)
    const second = await read(first.nextCursor ?? '')
    expect(second.nextCursor).toBeNull()
    const all = [...first.reviews, ...second.reviews]
    expect(new Set(all.map(({ id }) => id)).size).toBe(reviewsPerPage + 2)
    const times = all.map(({ submissionDate }) => submissionDate)
    const inOrder = times.toSorted()
    expect(times).toEqual(tab === 'waiting' ? inOrder : inOrder.toReversed())
  }
  await other.stop()
})

it.each(['x', 'e30'])('refuses the cursor %j', async (cursor) => {
  const answer = await moderator.client.call(listVerificationReviews, {
    query: { tab: 'waiting', cursor },
  })
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
})
