import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { createReport, type ReportSubject } from '@patchbay/contract/people/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listActions } from '../audit/public.ts'
import { listOpenReports, listQuotedReports, resolveReport } from './report-commands.ts'

let app: TestApp
let people: TestPerson[]
beforeAll(async () => {
  app = await startTestApp()
  people = await Promise.all(Array.from({ length: 3 }, () => createPerson(app)))
})
afterAll(() => app.stop())

const operator = { name: 'olga', reason: 'a private note' }

async function report(by: TestPerson, id: string, type: ReportSubject = 'person') {
  const body = { clientId: newId(), subject: { type, id }, reason: 'Sells followers.' }
  return (await by.client.call(createReport, { body })).body.id
}

describe('an operator', () => {
  it('sees open reports, the oldest first, and how many others reported the same', async () => {
    const [one, two, third] = people as [TestPerson, TestPerson, TestPerson]
    const first = await report(one, third.id)
    const second = await report(two, third.id)
    const last = await report(third, one.id)
    const open = await listOpenReports(app.db, 10)
    expect(open.map(({ id, others }) => [id, others])).toEqual([
      [first, 1],
      [second, 1],
      [last, 0],
    ])
    expect(open[0]).toMatchObject({
      reporter_id: one.id,
      reported_id: third.id,
      reported_name: 'Test Person',
      subject_type: 'person',
      subject_id: third.id,
      reason: 'Sells followers.',
      snapshot: { goals: 'To be tested thoroughly.' },
    })
    expect(await listOpenReports(app.db, 1)).toHaveLength(1)

    const done = await Promise.allSettled([
      resolveReport(app.db, operator, first, ' Warned. '),
      resolveReport(app.db, operator, first, 'Banned.'),
    ])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(resolveReport(app.db, operator, first, 'x')).rejects.toThrow('resolved already')
    expect((await listOpenReports(app.db, 10)).map(({ id, others }) => [id, others])).toEqual([
      [second, 1],
      [last, 0],
    ])
    const kept = await query(app.db)
      .selectFrom('user_reports')
      .select(['status', 'resolution', 'snapshot', 'reason'])
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ status: 'resolved', reason: 'Sells followers.' })
    expect(['Warned.', 'Banned.']).toContain(kept.resolution)
    expect(await listActions(app.db, 10)).toMatchObject([
      {
        operator: 'olga',
        action: 'resolve-report',
        user_id: third.id,
        details: { report: first, subject: { type: 'person', id: third.id } },
        reason: 'a private note',
      },
    ])
  })

  it('sees for thirty days what a decision was based on, unless the account is gone', async () => {
    const [one, two] = people as [TestPerson, TestPerson]
    const gone = await createPerson(app)
    const erase = () =>
      gone.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    const [disputed, forgotten, late] = [
      await report(one, two.id),
      await report(one, gone.id),
      await report(two, gone.id),
    ]
    const quoted = async () => (await listQuotedReports(app.db, 10)).map(({ id }) => id)
    await resolveReport(app.db, operator, forgotten, 'Warned.')
    await resolveReport(app.db, operator, disputed, 'Banned.')
    expect((await quoted()).slice(0, 2)).toEqual([disputed, forgotten])
    expect((await listQuotedReports(app.db, 1))[0]).toMatchObject({
      resolution: 'Banned.',
      snapshot: { goals: 'To be tested thoroughly.' },
    })
    await erase()
    await resolveReport(app.db, operator, late, 'The account is gone.')
    expect(await quoted()).toContain(disputed)
    expect(await quoted()).not.toContain(forgotten)
    expect(await quoted()).not.toContain(late)

    const days = 24 * 60 * 60 * 1_000
    const resolved = (ago: number) =>
      query(app.db)
        .updateTable('user_reports')
        .set({ resolved_at: new Date(Date.now() - ago) })
        .where('id', '=', disputed)
        .execute()
    await resolved(29 * days)
    await app.runJob('forget_quotes_of_reports')
    expect(await quoted()).toContain(disputed)
    await resolved(31 * days)
    await app.runJob('forget_quotes_of_reports')
    expect(await quoted()).not.toContain(disputed)
  })

  it.each(['', 'x', "1' or '1'='1", newId()])('gets an error about the report %j', async (id) => {
    const recorded = (await listActions(app.db, 100)).length
    await expect(resolveReport(app.db, operator, id, 'Fine.')).rejects.toThrow(/id|no report/)
    await expect(resolveReport(app.db, operator, newId(), ' ')).rejects.toThrow('1 to 2000')
    expect(await listActions(app.db, 100)).toHaveLength(recorded)
  })
})
