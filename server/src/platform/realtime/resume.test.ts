import { profileTopic } from '@patchbay/contract/realtime'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, setBio } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { listen } from '../../../test/realtime/test-socket.ts'

/** Never sweeps, so that everything that arrives was requested. */
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
})
afterAll(() => app.stop())

const soon = { timeout: 5_000 }

describe('a page that reconnects', () => {
  it('receives the missed changes, and then the end of the backlog', async () => {
    const { id, client } = await createPerson(app)
    const known = (await client.call(getSession, {})).body.session?.profile.version ?? 0
    await setBio(app, id, 'Written while nobody listened.')
    const { received, resume, socket } = await listen(app, client)
    resume({ [profileTopic(id)]: known })
    await expect.poll(() => received.length, soon).toBe(2)
    expect(received).toMatchObject([
      {
        type: 'profile_changed',
        profile: { bio: 'Written while nobody listened.', version: known + 1 },
      },
      { type: 'resumed' },
    ])
    socket.close()
  })

  it('receives nothing if it has missed nothing', async () => {
    const { id, client } = await createPerson(app)
    const { received, resume, socket } = await listen(app, client)
    resume({ [profileTopic(id)]: 1 })
    await expect.poll(() => received, soon).toEqual([{ type: 'resumed' }])
    socket.close()
  })

  it('cannot request topics of others', async () => {
    const other = await createPerson(app)
    await setBio(app, other.id, 'Private.')
    const { client } = await createPerson(app)
    const { received, resume, socket } = await listen(app, client)
    resume({ [profileTopic(other.id)]: 0, __proto__: 1, 'conversation:1': 0 })
    await expect.poll(() => received, soon).toEqual([{ type: 'resumed' }])
    socket.close()
  })

  it('may resume once, and not with negative versions', async () => {
    const { id, client } = await createPerson(app)
    const twice = await listen(app, client)
    twice.resume({ [profileTopic(id)]: 0 })
    twice.resume({ [profileTopic(id)]: 0 })
    expect(await twice.closed).toBe(1008)
    const negative = await listen(app, client)
    negative.resume({ [profileTopic(id)]: -1 })
    expect(await negative.closed).toBe(1008)
  })

  it('shares the reads with all pages that reconnect at the same moment', async () => {
    const pages = []
    for (let number = 0; number < 30; number += 1) {
      const { id, client } = await createPerson(app)
      const page = await listen(app, client)
      await setBio(app, id, 'Changed.')
      pages.push({ ...page, id })
    }
    app.database.statements.length = 0
    for (const { id, resume } of pages) resume({ [profileTopic(id)]: 0 })
    for (const { received } of pages)
      await expect.poll(() => received.at(-1), soon).toEqual({ type: 'resumed' })
    const asked = app.database.statements.filter((text) => text.includes('user_profiles'))
    // The pages share rounds of two statements each.
    expect(asked.length).toBeLessThan(pages.length)
    for (const { socket } of pages) socket.close()
  })

  it('is closed to reconnect later while the database does not answer', async () => {
    const lonely = await startTestApp({ sweepMilliseconds: 3_600_000 })
    const { id, client } = await createPerson(lonely)
    const page = await listen(lonely, client)
    await lonely.database.cutOff()
    page.resume({ [profileTopic(id)]: 0 })
    expect(await page.closed).toBe(1013)
    await lonely.stop()
  })
})
