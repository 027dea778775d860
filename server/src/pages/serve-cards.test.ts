import { updateCommunity } from '@patchbay/contract/communities/communities'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPages } from '../../test/built-page.ts'
import { createCommunity } from '../../test/communities.ts'
import { createPerson, type TestPerson } from '../../test/people.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const build = buildPages(['/', '/communities', '/communities/$communityId', '/messages'])
let app: TestApp
let leader: TestPerson

beforeAll(async () => {
  app = await startTestApp({ webFolder: build.folder })
  leader = await createPerson(app)
})
afterAll(async () => {
  await app.stop()
  build.remove()
})

const card = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.visitor.fetch(`/cards/${path}`, { headers })
const digest = async (response: Response): Promise<string> =>
  createHash('sha256')
    .update(await response.bytes())
    .digest('hex')

it('A public community has a card with its own name on it, which is asked for again each time', async () => {
  const [one, other] = [
    await createCommunity(app, leader, { name: 'Tape & <Transformers>' }),
    await createCommunity(app, leader, { name: 'Small Rooms' }),
  ]
  const response = await card(`communities/${one}.png`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const bytes = Buffer.from(await response.bytes())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(await digest(await card(`communities/${other}.png`))).not.toBe(
    createHash('sha256').update(bytes).digest('hex'),
  )
  const etag = response.headers.get('etag') ?? ''
  expect((await card(`communities/${one}.png`, { 'if-none-match': etag })).status).toBe(304)
})

it('The words on a card are set in our own face, whatever the machine has', async () => {
  const { data } = await sharp(Buffer.from(await (await card('welcome.png')).bytes()))
    .extract({ left: 72, top: 150, width: 1000, height: 200 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = data.filter((level) => level > 200).length
  expect(inked).toBeGreaterThan(4_000)
  expect(inked).toBeLessThan(40_000)
})

it('What is private has no card, from the moment on that it is', async () => {
  const communityId = await createCommunity(app, leader, { name: 'Turning Inwards' })
  expect((await card(`communities/${communityId}.png`)).status).toBe(200)
  await leader.client.call(updateCommunity, { params: { communityId }, body: { isPrivate: true } })
  expect((await card(`communities/${communityId}.png`)).status).toBe(404)
})

it.each([
  'messages.png',
  'communities/x.png',
  'communities/019a8000-0000-7000-8000-000000000001.png',
  'nowhere.png',
  'welcome',
  '..%2f..%2fetc/passwd.png',
])('There is no card at %s', async (path) => {
  expect((await card(path)).status).toBe(404)
})
