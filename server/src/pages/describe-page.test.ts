import { deleteCommunity, updateCommunity } from '@patchbay/contract/communities/communities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ban } from '../../test/bans.ts'
import { answersIn, buildPages } from '../../test/built-page.ts'
import { createCommunity } from '../../test/communities.ts'
import { createCategory, writePost } from '../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../test/people.ts'
import { listedPages } from '../../test/sitemap.ts'
import { createStaff } from '../../test/staff.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import type { TestClient } from '../../test/test-client.ts'
import { query } from '../platform/db/query.ts'

const build = buildPages([
  '/',
  '/communities',
  '/communities/$communityId',
  '/events',
  '/hub',
  '/marketplace',
  '/messages',
  '/profile',
  '/search',
  '/settings',
  '/users',
  '/auth',
])
let app: TestApp
let leader: TestPerson
let open: string
let closed: string

beforeAll(async () => {
  app = await startTestApp({ webFolder: build.folder, config: { productName: 'Studio Six' } })
  leader = await createPerson(app, { fullName: 'Ada Byron' })
  open = await createCommunity(app, leader, {
    name: 'Tape & <Transformers>',
    description: 'We keep "machines" alive </script><script>alert(1)</script> and write it down.',
    location: 'Leeds, United Kingdom',
  })
  closed = await createCommunity(app, leader, { name: 'Quiet Room', isPrivate: true })
})
afterAll(async () => {
  await app.stop()
  build.remove()
})

interface Page {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly answers: Record<string, Record<string, unknown>>
}

async function visit(path: string, client: TestClient = app.newClient()): Promise<Page> {
  const response = await client.fetch(path, { headers: { 'user-agent': 'Robot/1.0' } })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, answers: answersIn(text) }
}

const meta = (text: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1]
const titleOf = (text: string): string | undefined => /<title>(.*?)<\/title>/.exec(text)?.[1]

describe('a robot', () => {
  it('reads a public community without running a script', async () => {
    const { status, text, headers } = await visit(`/communities/${open}`)
    expect(status).toBe(200)
    expect(titleOf(text)).toBe('Tape &#38; &#60;Transformers&#62; · Studio Six')
    const address = `${app.config.publicUrl}/communities/${open}`
    expect(text).toContain(`<link rel="canonical" href="${address}">`)
    expect(meta(text, 'og:url')).toBe(address)
    expect(meta(text, 'og:title')).toBe('Tape &#38; &#60;Transformers&#62;')
    expect(meta(text, 'og:image')).toBe(`${app.config.publicUrl}/cards/communities/${open}.png`)
    expect(meta(text, 'twitter:card')).toBe('summary_large_image')
    expect(meta(text, 'description')).toContain('We keep &#34;machines&#34; alive')
    expect(meta(text, 'robots')).toBeUndefined()
    expect(text).toContain('<h1 class="text-head">Tape &#38; &#60;Transformers&#62;</h1>')
    expect(text).toContain('1 member · Leeds, United Kingdom')
    expect(text).not.toContain('needs JavaScript')
    expect(text).not.toContain('<script>alert')
    expect(headers.get('cache-control')).toBe('private, no-store')
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Tape & <Transformers>',
      url: address,
    })
  })

  it('reads the names of public communities on the welcome page and in the list', async () => {
    for (const [path, title] of [
      ['/', 'Welcome'],
      ['/communities', 'Communities'],
    ] as const) {
      const { status, text } = await visit(path)
      expect(status).toBe(200)
      expect(titleOf(text)).toBe(`${title} · Studio Six`)
      expect(text).toContain(`href="/communities/${open}"`)
      expect(text).not.toContain(`href="/communities/${closed}"`)
    }
  })

  it('reads a list with filters, of which the one without them is named as the original', async () => {
    const { status, text } = await visit('/communities?q=transformers')
    expect(status).toBe(200)
    expect(text).toContain(`<link rel="canonical" href="${app.config.publicUrl}/communities">`)
    expect(text).toContain(`href="/communities/${open}"`)
    expect((await visit('/communities?q=nothing-like-it')).text).not.toContain(open)
  })

  it('learns nothing of a private community but that it must not list it', async () => {
    const { status, text, answers } = await visit(`/communities/${closed}`)
    expect(status).toBe(200)
    expect(meta(text, 'robots')).toBe('noindex')
    expect(text).not.toContain('Quiet Room')
    expect(Object.keys(answers).toSorted()).toEqual(['/api/instance', '/api/session'])
  })

  it.each(['/messages', '/settings', '/auth'])('is told not to list %s', async (path) => {
    const { status, text } = await visit(path)
    expect(status).toBe(200)
    expect(meta(text, 'robots')).toBe('noindex')
    expect(text).not.toContain('og:title')
    expect(text).toContain('needs JavaScript')
  })

  it.each(['/nowhere', '/communities/x/y', '/staff', '/staff/people', '/file.txt'])(
    'gets 404 and a page of ours at %s',
    async (path) => {
      const { status, text } = await visit(path)
      expect(status).toBe(404)
      expect(meta(text, 'robots')).toBe('noindex')
      expect(text).toContain('<h1 class="text-head">Page not found</h1>')
      expect(text).toContain('href="/"')
    },
  )

  it('gets 404 for a community that there never was, and for what is no id', async () => {
    for (const id of ['019a8000-0000-7000-8000-000000000001', 'not-an-id', '%00', '%2F'])
      expect((await visit(`/communities/${id}`)).status, id).toBe(404)
  })

  it('gets 410 for a community that was deleted, and 404 for a private one', async () => {
    const [shown, hidden] = [
      await createCommunity(app, leader, { name: 'Gone One' }),
      await createCommunity(app, leader, { name: 'Gone Two', isPrivate: true }),
    ]
    for (const [communityId, confirmName] of [
      [shown, 'Gone One'],
      [hidden, 'Gone Two'],
    ] as const)
      await leader.client.call(deleteCommunity, { params: { communityId }, body: { confirmName } })
    const { status, text } = await visit(`/communities/${shown}`)
    expect(status).toBe(410)
    expect(text).toContain('<h1 class="text-head">This page is gone</h1>')
    expect((await visit(`/communities/${hidden}`)).status).toBe(404)
  })

  it('finds nothing any more as soon as a community is private', async () => {
    const id = await createCommunity(app, leader, { name: 'Turning Inwards' })
    expect((await visit(`/communities/${id}`)).text).toContain('Turning Inwards')
    await leader.client.call(updateCommunity, {
      params: { communityId: id },
      body: { isPrivate: true },
    })
    expect((await visit(`/communities/${id}`)).text).not.toContain('Turning Inwards')
    expect(await listedPages(app)).not.toContain(id)
  })

  it('finds nothing any more of a community that staff have closed', async () => {
    const id = await createCommunity(app, leader, { name: 'Shut Doors' })
    expect((await visit(`/communities/${id}`)).text).toContain('Shut Doors')
    expect(await listedPages(app)).toContain(id)
    const close = (closed_at: Date | null) =>
      query(app.db).updateTable('communities').set({ closed_at }).where('id', '=', id).execute()
    await close(new Date())
    const { status, text, answers } = await visit(`/communities/${id}`)
    expect(status).toBe(200)
    expect(meta(text, 'robots')).toBe('noindex')
    expect(text).not.toContain('Shut Doors')
    expect(Object.keys(answers).toSorted()).toEqual(['/api/instance', '/api/session'])
    expect((await app.visitor.fetch(`/cards/communities/${id}.png`)).status).toBe(404)
    expect(await listedPages(app)).not.toContain(id)
    await close(null)
    expect(await listedPages(app)).toContain(id)
  })

  it('is told where the list of public pages is, and finds only those in it', async () => {
    const robots = await (await app.visitor.fetch('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${app.config.publicUrl}/sitemap.xml`)
    const index = await app.visitor.fetch('/sitemap.xml')
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await index.text()).toContain(`<loc>${app.config.publicUrl}/sitemaps/pages.xml</loc>`)
    const text = await listedPages(app)
    expect(text).toContain(`<loc>${app.config.publicUrl}/communities</loc>`)
    expect(text).toContain(`<loc>${app.config.publicUrl}/communities/${open}</loc><lastmod>`)
    expect(text).not.toContain(closed)
    for (const name of [
      'communities.xml',
      'communities.xml?from=x',
      'hub.xml?from=%00',
      '1.xml',
      'x',
    ])
      expect((await app.visitor.fetch(`/sitemaps/${name}`)).status, name).toBe(404)
  })
})

describe('the page of somebody who is signed in', () => {
  it('brings the session and the first answers, for nobody else', async () => {
    const { status, answers, headers, text } = await visit(`/communities/${open}`, leader.client)
    expect(status).toBe(200)
    expect(answers['/api/session']).toMatchObject({ session: { profile: { id: leader.id } } })
    expect(answers[`/api/communities/${open}`]).toMatchObject({ membership: 'leader' })
    expect(Object.keys(answers)).toContain(`/api/communities/${open}/posts`)
    expect(Object.keys(answers)).toContain('/api/communities/own')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(meta(text, 'robots')).toBe('noindex')
  })

  it('is drawn before any script, with its entry of the navigation marked', async () => {
    const { text } = await visit(`/communities/${open}`, leader.client)
    expect(text).toContain(
      '<div id="root"><nav>Studio Six<a href="/"></a><a data-status="active" href="/communities"></a></nav></div>',
    )
    expect(text).toContain('needs JavaScript')
    expect((await visit('/auth', leader.client)).text).toContain('<div id="root"></div>')
  })

  it('brings the same as the routes answer, and no more', async () => {
    const { answers } = await visit('/', leader.client)
    for (const [url, answer] of Object.entries(answers))
      expect(await (await leader.client.fetch(url)).json(), url).toEqual(answer)
    expect(Object.keys(answers).length).toBeGreaterThan(4)
  })

  it.each([
    ['/communities?genre=Dub&q=tape', '/api/communities?q=tape&genre=Dub'],
    ['/search?q=tape', '/api/search?q=tape'],
    ['/search?type=posts&q=+tape+', '/api/search?q=tape&type=posts'],
    ['/search?type=nothing&q=tape', '/api/search?q=tape'],
    ['/hub', '/api/articles'],
    ['/?view=info&category=gear', '/api/articles?category=gear'],
    ['/?show=events', '/api/feed/events'],
    ['/?utm_source=mail', '/api/feed/posts'],
    [
      '/marketplace?view=browse&sort=nearest&verified=yes&experience=veteran&within=25&place=+Leeds+&maxPrice=60&minPrice=20.5&priceType=hourly&profession=Producer',
      '/api/listings?profession=Producer&priceType=hourly&minPrice=20.5&maxPrice=60&place=Leeds&within=25&experience=veteran&verified=yes&sort=nearest',
    ],
    ['/marketplace?profession=Plumber&within=25&sort=nearest', '/api/listings'],
    [
      '/users?sort=name&shared=yes&open=yes&verified=yes&within=50&place=Leeds&experience=veteran&genre=Dub&profession=Producer',
      '/api/directory?profession=Producer&genre=Dub&experience=veteran&place=Leeds&within=50&verified=yes&open=yes&shared=yes&sort=name',
    ],
    ['/users?sort=nearest&within=50', '/api/directory?within=50&sort=nearest'],
  ])('brings what %s asks for', async (path, asked) => {
    const { status, answers, text } = await visit(path, leader.client)
    expect(status).toBe(200)
    expect(Object.keys(answers)).toContain(asked)
    expect(text).toContain('<nav>')
  })

  it('measures no distance from somebody without a place', async () => {
    const person = await createPerson(app)
    await query(app.db)
      .updateTable('user_profiles')
      .set({ location: null })
      .where('id', '=', person.id)
      .execute()
    const { answers } = await visit('/users?sort=nearest&within=50', person.client)
    expect(Object.keys(answers)).toContain('/api/directory')
  })

  it('brings what a person’s own profile shows, and nothing for its form', async () => {
    const own = ['', '/events', '/listings', '/posts'].map(
      (part) => `/api/people/${leader.id}${part}`,
    )
    const { answers } = await visit('/profile', leader.client)
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(own))
    const form = await visit('/profile?edit', leader.client)
    expect(Object.keys(form.answers).filter((url) => own.includes(url))).toEqual([])
  })

  it('brings the posts of a category, and a discussion that is open over them', async () => {
    const categoryId = await createCategory(app)
    const post = await writePost(leader, open, { categoryId })
    const search = `category=${categoryId}&post=${post.id}`
    const { answers } = await visit(`/communities/${open}?${search}`, leader.client)
    expect(Object.keys(answers)).toEqual(
      expect.arrayContaining([
        `/api/communities/${open}/posts?category=${categoryId}`,
        `/api/posts/${post.id}`,
        `/api/posts/${post.id}/replies`,
      ]),
    )
    expect(Object.keys(answers)).not.toContain(`/api/communities/${open}/posts`)
  })

  it('is there, whatever its filters are', async () => {
    for (const path of ['/communities?q=%00', '/search?q=%00', '/search', '/communities?genre='])
      expect((await visit(path, leader.client)).status, path).toBe(200)
  })

  it('contains nothing that a member may not see', async () => {
    const stranger = await createPerson(app)
    const { answers } = await visit(`/communities/${closed}`, stranger.client)
    expect(answers[`/api/communities/${closed}`]).toMatchObject({ can: { seeInside: false } })
    expect(Object.keys(answers)).not.toContain(`/api/communities/${closed}/posts`)
  })

  it('is the page of a visitor once the session has ended', async () => {
    const person = await createPerson(app)
    await person.client.fetch('/api/session/sign-out', { method: 'POST' })
    person.client.setCookie('session', 'x'.repeat(43))
    const { answers, text } = await visit('/', person.client)
    expect(answers['/api/session']).toEqual({ session: null })
    expect(titleOf(text)).toBe('Welcome · Studio Six')
  })

  it('tells a banned person nothing', async () => {
    const person = await createPerson(app, { fullName: 'Banned Person' })
    await ban(app, person)
    const { answers, text } = await visit('/', person.client)
    expect(answers).toEqual({})
    expect(text).not.toContain('Banned Person')
  })

  it('cannot tell a page of staff from none, and neither can a visitor', async () => {
    const told = async (path: string, client: TestClient) => {
      const { status, headers, text } = await visit(path, client)
      const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? 'no nonce'
      const ofThis = new Set(['date', 'x-request-id'])
      return {
        status,
        headers: [...headers]
          .filter(([name]) => !ofThis.has(name))
          .map(([name, value]) => [name, value.replaceAll(nonce, 'nonce')]),
        text: text.replaceAll(nonce, 'nonce'),
      }
    }
    for (const client of [leader.client, app.newClient()]) {
      const nowhere = await told('/nowhere', client)
      expect(nowhere.status).toBe(404)
      for (const path of ['/staff', '/staff/', '/staff/people', `/staff/people/${leader.id}`])
        expect(await told(path, client), path).toEqual(nowhere)
    }
  })

  it('answers 404 for what is not there, and shows staff their own pages', async () => {
    expect((await visit('/nowhere', leader.client)).status).toBe(404)
    expect((await visit('/staff', leader.client)).status).toBe(404)
    const missing = '/communities/019a8000-0000-7000-8000-000000000001'
    expect((await visit(missing, leader.client)).status).toBe(404)
    const staff = await createStaff(app, 'moderator')
    for (const path of ['/staff', '/staff/people', '/staff?x'])
      expect((await visit(path, staff.client)).status, path).toBe(200)
    for (const path of ['/nowhere', '/staffing', '/communities/x/staff'])
      expect((await visit(path, staff.client)).status, path).toBe(404)
  })
})

it('The page that is kept for a start without a network knows nobody', async () => {
  const { status, headers, text } = await visit('/?bare', leader.client)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(text).toContain('<div id="root"></div>')
  expect(text).not.toContain('first-answers')
  expect(text).not.toContain(leader.id)
})

describe('what is not to be had now', () => {
  const visitAt = (origin: string, path: string) =>
    visit(path, { fetch: (asked: string) => fetch(origin + asked) } as TestClient)

  it('is answered 503 where robots read, and left to the app everywhere', async () => {
    const hasty = await startTestApp({
      webFolder: build.folder,
      database: app.database,
      wait: async () => {},
    })
    for (const path of ['/', '/communities', '/events', `/communities/${open}`]) {
      const { status, headers, answers, text } = await visitAt(hasty.origin, path)
      expect(status, path).toBe(503)
      expect(headers.get('retry-after')).toBe('30')
      expect(answers).toEqual({})
      expect(text).toContain('<div id="root"></div>')
    }
    for (const path of ['/auth', '/messages', '/settings'])
      expect((await visitAt(hasty.origin, path)).status, path).toBe(200)
    await hasty.stop()
  })

  it('answers 429 to a visitor who asks too often, with the time of the next attempt', async () => {
    const strict = await startTestApp({
      webFolder: build.folder,
      database: app.database,
      config: { rateLimits: true },
    })
    for (let asked = 0; asked < 1_200; asked += 50)
      await Promise.all(
        Array.from({ length: 50 }, async () =>
          (await fetch(`${strict.origin}/api/instance`)).text(),
        ),
      )
    const { status, headers } = await visitAt(strict.origin, `/communities/${open}`)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const card = await fetch(`${strict.origin}/cards/communities/${open}.png`)
    expect(card.status).toBe(503)
    expect(card.headers.get('retry-after')).not.toBeNull()
    await strict.stop()
  })

  it('is answered 503 while the database does not answer', async () => {
    const cut = await startTestApp({ webFolder: build.folder })
    await cut.database.cutOff()
    const { status, headers } = await visitAt(cut.origin, `/communities/${open}`)
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('30')
    await cut.stop()
  })
})
