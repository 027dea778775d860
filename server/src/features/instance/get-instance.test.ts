import { getInstance } from '@patchbay/contract/instance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('getInstance', () => {
  it('tells the same id every time, in one statement', async () => {
    const first = await app.visitor.call(getInstance, {})
    app.database.statements.length = 0
    const second = await app.visitor.call(getInstance, {})
    expect(second.body).toEqual(first.body)
    expect(second.body).toMatchObject({ name: 'Patchbay', development: true })
    expect(app.database.statements).toHaveLength(1)
  })
})
