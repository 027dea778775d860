import { getInstance } from '@patchbay/contract/accounts/instance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('getInstance', () => {
  it('returns the same id every time, in one statement', async () => {
    const first = await app.visitor.call(getInstance, {})
    app.database.statements.length = 0
    const second = await app.visitor.call(getInstance, {})
    expect(second.body).toEqual(first.body)
    expect(second.body).toMatchObject({
      name: 'Patchbay',
      development: true,
      supportAddress: null,
      currency: 'GBP',
      linkPreviews: true,
    })
    expect(app.database.statements).toHaveLength(1)
  })

  it('shows a banned person the address for appeals, if the operator has set one', async () => {
    const { database } = app
    const helpful = await startTestApp({ database, config: { supportAddress: 'help@example.com' } })
    const person = await createPerson(helpful)
    await ban(helpful, person)
    const { status, body } = await person.client.call(getInstance, {})
    await helpful.stop()
    expect(status).toBe(200)
    expect(body.supportAddress).toBe('help@example.com')
  })
})
