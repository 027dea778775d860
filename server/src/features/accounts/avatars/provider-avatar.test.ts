import { providers } from '@patchbay/contract/accounts/sign-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, startSignInApp, type SignInApp } from '../../../../test/accounts/sign-in.ts'
import { demoPeople } from '../../../demo/people.ts'
import { seedDemoData } from '../../../demo/seed.ts'
import { query } from '../../../platform/db/query.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp()
  await seedDemoData(app.db)
})
afterAll(() => app.stop())

const kofi = demoPeople[1] ?? expect.unreachable('there are demo people')

describe('the avatar at sign-in', () => {
  const source = async (id: string) =>
    query(app.db)
      .selectFrom('user_profiles')
      .select(['avatar_url', 'avatar_source', 'avatar_provider_url'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const setAvatar = (id: string, avatar_source: string | null) =>
    query(app.db)
      .updateTable('user_profiles')
      .set({
        avatar_source,
        avatar_url: avatar_source && '/avatars/mine.webp',
        avatar_provider_url: null,
      })
      .where('id', '=', id)
      .execute()

  it('[I-11] stays if it is the person’s own upload', async () => {
    for (const provider of providers) {
      await setAvatar(kofi.id, 'upload')
      await signIn(app, app.newClient(), provider, { persona: kofi.id })
      expect(await source(kofi.id)).toEqual({
        avatar_source: 'upload',
        avatar_url: '/avatars/mine.webp',
        avatar_provider_url: null,
      })
    }
  })

  it('[I-12] is refreshed by Spotify unless it is an upload', async () => {
    await setAvatar(kofi.id, 'google')
    await signIn(app, app.newClient(), 'spotify', { persona: kofi.id })
    const { avatar_source, avatar_provider_url } = await source(kofi.id)
    expect(avatar_source).toBe('spotify')
    expect(avatar_provider_url).toContain(app.provider.url)
  })

  it('[I-13] is set by the other providers only if the person has none', async () => {
    await setAvatar(kofi.id, 'spotify')
    await signIn(app, app.newClient(), 'google', { persona: kofi.id })
    expect((await source(kofi.id)).avatar_source).toBe('spotify')
    await setAvatar(kofi.id, null)
    await signIn(app, app.newClient(), 'google', { persona: kofi.id })
    expect((await source(kofi.id)).avatar_source).toBe('google')
  })
})
