import { getStaffPerson, resetSecondFactor } from '@patchbay/contract/staff/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createPasswordPerson,
  enter,
  mailsTo,
  oldPassword,
  type PasswordPerson,
} from '../../../../test/accounts/password-people.ts'
import type { TestPerson } from '../../../../test/people.ts'
import { setUpCodes } from '../../../../test/accounts/second-factors.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { CommandError, resetSecondFactor as resetByOperator } from '../operators/public.ts'

let app: TestApp
let admin: TestPerson
let person: PasswordPerson
beforeAll(async () => {
  app = await startTestApp({ config: { passwordSignIn: true } })
  admin = await createStaff(app, 'admin')
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPasswordPerson(app)
  await setUpCodes(person.client, new Date())
})

const reason = 'She came to the office with her passport.'
const reset = (by = admin, personId = person.id) =>
  by.client.call(resetSecondFactor, { params: { personId }, body: { reason } })
const canReset = async (by = admin) =>
  (await by.client.call(getStaffPerson, { params: { personId: person.id } })).body.can
    .resetSecondFactor

const rowsOf = async (userId: string) => {
  const tables = ['code_factors', 'passkeys', 'recovery_codes', 'sessions'] as const
  const counts = tables.map(async (table) => {
    const rows = await query(app.db)
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .execute()
    return rows.length
  })
  return Promise.all(counts)
}

describe('a lost second factor', () => {
  it('is removed by an admin, with the recovery codes and all sessions', async () => {
    expect(await enter(app, person.email, oldPassword)).toBeUndefined()
    expect(await canReset()).toBe(true)
    expect((await reset()).status).toBe(204)
    expect(await rowsOf(person.id)).toEqual([0, 0, 0, 0])
    expect(await enter(app, person.email, oldPassword)).toBeDefined()
    expect(await canReset()).toBe(false)
  })

  it('is told to the person, and recorded', async () => {
    await reset()
    const [mail] = await mailsTo(app, person.email)
    expect(mail?.template).toBe('second_factor')
    expect(mail?.text).toContain('Our staff have removed the second factor of your account')
    expect(mail?.text).not.toContain(reason)
    const entries = await query(app.db)
      .selectFrom('operator_actions')
      .select(['action', 'staff_id', 'reason', 'details'])
      .where('user_id', '=', person.id)
      .execute()
    expect(entries).toEqual([
      {
        action: 'reset-second-factor',
        staff_id: admin.id,
        reason,
        details: { code: true, passkey: false },
      },
    ])
  })

  it('is refused for oneself, for nobody, and where there is none', async () => {
    expect(await reset(admin, admin.id)).toMatchObject({ status: 403, code: 'forbidden' })
    const nobody = '019a8000-0000-7000-8000-000000000001'
    expect(await reset(admin, nobody)).toMatchObject({ status: 404, code: 'person_not_found' })
    await reset()
    expect(await reset()).toMatchObject({ status: 404, code: 'factor_not_found' })
  })

  it('is nothing that a moderator removes', async () => {
    const moderator = await createStaff(app, 'moderator')
    expect(await canReset(moderator)).toBe(false)
    expect(await reset(moderator)).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is removed by an operator on the command line, once', async () => {
    const operator = { name: 'ops', reason }
    await resetByOperator(app.db, operator, person.id)
    expect(await rowsOf(person.id)).toEqual([0, 0, 0, 0])
    await expect(resetByOperator(app.db, operator, person.id)).rejects.toThrow(CommandError)
  })
})
