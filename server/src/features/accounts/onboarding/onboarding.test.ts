import { completeOnboarding, termsVersion } from '@patchbay/contract/accounts/onboarding'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

const now = new Date('2026-11-15T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())

const accept = ({ client }: TestPerson, body: object = { accepted: true, termsVersion }) =>
  client.call(completeOnboarding, { body: body as { accepted: true; termsVersion: string } })

const answers = [
  { fullName: 'Ada Byron', displayName: 'Ada' },
  { professions: ['Producer'] },
  { experienceLevel: 'veteran' },
  { location: 'Leeds, United Kingdom' },
  { goals: 'To meet people who play brass.' },
] as const

describe('the end of onboarding', () => {
  it('[B-35] records when and which terms were accepted, once every step is answered', async () => {
    const person = await createPerson(app, { fresh: true, now })
    for (const body of answers) {
      expect(await accept(person)).toMatchObject({ status: 409, code: 'onboarding_incomplete' })
      await person.client.call(updateProfile, { body: structuredClone(body) as object })
    }
    const { status, body } = await accept(person)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      termsAccepted: true,
      termsAcceptedAt: now.toISOString(),
      onboardingCompleted: true,
    })
    const row = await query(app.db)
      .selectFrom('user_profiles')
      .select('terms_version')
      .where('id', '=', person.id)
      .executeTakeFirst()
    expect(row).toEqual({ terms_version: termsVersion })
  })

  it('[B-54] needs the acceptance of the current guidelines', async () => {
    const person = await createPerson(app, { fresh: true, now })
    const answer = await accept(person, { accepted: false, termsVersion })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(JSON.stringify(answer.body)).toContain('You must accept the terms to continue')
    expect(await accept(person, { accepted: true, termsVersion: '1999-01' })).toMatchObject({
      status: 409,
      code: 'terms_changed',
    })
  })

  it('changes nothing for a person who has accepted already', async () => {
    const person = await createPerson(app, { now })
    const version = (await accept(person)).body.version
    expect((await accept(person)).body.version).toBe(version)
  })
})
