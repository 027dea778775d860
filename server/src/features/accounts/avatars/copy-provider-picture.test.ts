import { uploadAvatar } from '@patchbay/contract/accounts/avatars'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson } from '../../../../test/people.ts'
import { plain } from '../../../../test/samples/picture-samples.ts'
import { signIn, startSignInApp, type SignInApp } from '../../../../test/accounts/sign-in.ts'
import { demoPersonas } from '../../../development/identity-provider/demo-personas.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { discardJob, listJobs } from '../../../platform/jobs/jobs.store.ts'
import { seedDemoData } from '../../../demo/seed.ts'
import { noteProviderPicture } from './copy-provider-picture.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp({ worker: true })
  await seedDemoData(app.db)
})
afterAll(() => app.stop())

const pictured =
  demoPersonas.find(({ picture }) => picture) ?? expect.unreachable('one has a picture')
const avatarOf = async (id: string) =>
  query(app.db)
    .selectFrom('user_profiles')
    .select(['avatar_url', 'avatar_source'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const note = (id: string, url: string) =>
  transaction(app.db, (tx) => noteProviderPicture(tx, id, 'spotify', url))

describe('a provider’s picture', () => {
  it('is copied after the sign-in', async () => {
    const client = app.newClient()
    await signIn(app, client, 'google', { persona: pictured.id })
    await expect
      .poll(() => avatarOf(pictured.id))
      .toMatchObject({
        avatar_source: 'google',
        avatar_url: expect.stringMatching(/^\/avatars\/[\w-]+\/avatar\.webp\?v=/),
      })
    const { avatar_url: url } = await avatarOf(pictured.id)
    const answer = await fetch(app.origin + url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('is dropped if the person has uploaded a picture meanwhile', async () => {
    const client = app.newClient()
    await signIn(app, client, 'google', { persona: pictured.id })
    const body = new Blob([new Uint8Array(await plain(64, 64).jpeg().toBuffer())])
    await client.call(uploadAvatar, { query: {}, body })
    const uploaded = await avatarOf(pictured.id)
    expect(uploaded.avatar_source).toBe('upload')
    await note(pictured.id, `${app.provider.url}/pictures/300/other.png`)
    await expect.poll(() => listJobs(app.db, 10)).toEqual([])
    expect(await avatarOf(pictured.id)).toEqual(uploaded)
  })

  it.each([
    ['is not there', () => `${app.provider.url}/pictures/7/a.png`],
    ['is no picture', () => `${app.provider.url}/`],
    ['is inside', () => 'https://169.254.169.254/latest/meta-data'],
    ['is not https', () => 'http://pictures.example/a.png'],
  ])(
    'that %s is given up at once, and the person keeps the previous picture',
    async (_name, url) => {
      const { id } = await createPerson(app)
      await note(id, url())
      const dead = async () => (await listJobs(app.db, 10)).filter(({ state }) => state === 'dead')
      await expect.poll(dead).toMatchObject([{ task: 'copy_provider_picture' }])
      expect((await avatarOf(id)).avatar_url).toBeNull()
      for (const { id: jobId } of await dead()) await discardJob(app.db, jobId)
    },
  )
})
