import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { dead, fakeServer, never, refuse } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import {
  menuItem,
  peopleServer,
  personPath,
  pressOnProfile,
  profilePage,
  publicProfile,
} from '../../../../test/people.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const main = () => within(screen.getByRole('main'))
const names = (role: string): (string | null)[] =>
  main()
    .getAllByRole(role)
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)

async function open(changes: Parameters<typeof peopleServer>[0] = {}) {
  const app = renderPage(profilePage, { server: peopleServer(changes) })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('region', { name: 'Experience and goals' })
  return app
}

describe('another person’s profile', () => {
  it('[C-28, N-01, N-02, N-03, N-05, N-06, N-07, N-08, N-09] shows the given facts', async () => {
    await open()
    const heading = screen.getByRole('heading', { level: 1, name: /Theo Lindqvist/ })
    within(heading).getByRole('img', { name: 'Verified' })
    expect(document.querySelector('main img')?.getAttribute('src')).toBe('/api/avatars/theo.svg')
    main().getByText(/Tape, mostly\.\s+Always looking/)
    main().getByText('Sound Engineer')
    main().getByText('Other: Tape op')
    main().getByText('London, United Kingdom')
    main().getByText('Professional (5+ years experience)')
    main().getByText('Two records a year.')
    main().getByText('Joined May 2023')
    expect(main().queryByRole('link', { name: 'Edit Profile' })).toBeNull()
    main().getByRole('button', { name: 'Message' })
    const links = main()
      .getAllByRole('link', { name: /^(?!Notifications|Search)/ })
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['theo.example', 'https://theo.example/'],
      ['@theo.tapes', 'https://www.instagram.com/theo.tapes/'],
      ['Spotify', 'https://open.spotify.com/artist/1'],
      ['South London Producers2,304 membersIn common', `/communities/${sampleId(100)}`],
      ['Session Brass UK1 memberPrivate', `/communities/${sampleId(101)}`],
    ])
    expect(document.title).toBe('Theo Lindqvist · Patchbay')
    await menuItem('Block')
    expect(names('menuitem')).toEqual(['Block', 'Report'])
  })

  it('[N-04] shows no location of a person who has not enabled it', async () => {
    // The server then sends none.
    await open({ location: null })
    expect(main().queryByText('London, United Kingdom')).toBeNull()
    expect(main().queryByText('Location')).toBeNull()
    main().getByText('Two records a year.')
  })

  it('leaves out facts that are not given', async () => {
    await open({
      bio: null,
      location: null,
      goals: null,
      experienceLevel: null,
      website: null,
      social: {},
      communities: [],
      communityCount: 0,
    })
    expect(main().queryByText('Experience')).toBeNull()
    expect(main().queryByText('Goals')).toBeNull()
    expect(main().queryByRole('link', { name: /^(?!Notifications|Search)/ })).toBeNull()
    const panels = main().getAllByRole('heading', { level: 2 })
    expect(panels.map(({ textContent }) => textContent)).toEqual(['Experience and goals'])
  })

  it('[N-13] disables three buttons for a blocked viewer, without saying why', async () => {
    await open({ can: { message: false, block: false, report: false } })
    expect(main().getByRole('button', { name: 'Message' }).hasAttribute('disabled')).toBe(true)
    await menuItem('Block')
    for (const name of ['Block', 'Report'])
      expect(main().getByRole('menuitem', { name }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('main').textContent).not.toMatch(/blocked/i)
  })

  it('[N-30] shows a ban to an admin, and the staff role of a person', async () => {
    const { server, queryClient } = await open({ permanentlyBanned: true, staffRole: 'editor' })
    main().getByText('Permanently banned')
    main().getByText('Editor')
    server.on(`GET ${personPath}`, () => publicProfile())
    await queryClient.invalidateQueries()
    await waitFor(() => expect(main().queryByText('Permanently banned')).toBeNull())
    expect(main().queryByText('Editor')).toBeNull()
  })

  it('[N-11] goes back in the history of the tab, also to a page before this app was loaded', async () => {
    const { router } = await open()
    const back = vi.spyOn(router.history, 'back').mockReturnValue(undefined)
    const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(3)
    await userEvent.click(main().getByRole('button', { name: 'Back' }))
    expect(back).toHaveBeenCalledOnce()
    length.mockRestore()
  })

  it('[N-11] goes back to the previous page, or home', async () => {
    const { router, address } = await open()
    await userEvent.click(main().getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(address()).toBe('/'))
    await router.navigate({ to: '/settings' })
    await router.navigate({ to: profilePage })
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
    await waitFor(() => expect(address()).toBe('/settings'))
  })
})

describe('a missing profile', () => {
  const missing = async (path: string, answer: () => unknown) => {
    renderPage(path, { server: peopleServer({}, { [`GET ${personPath}`]: answer }) })
    await screen.findByRole('heading', { level: 1, name: 'User Not Found' })
    expect(main().queryByRole('button', { name: 'Message' })).toBeNull()
    expect(main().queryByRole('button', { name: /^Options/ })).toBeNull()
    expect(main().getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/')
  }

  it('[N-12, N-17] says that the person does not exist', async () => {
    await missing(profilePage, () => refuse('person_not_found'))
    main().getByText('The requested user profile could not be found.')
  })

  it('[N-12] says so for an invalid id', async () => {
    await missing('/users/nobody', () => refuse('invalid_input'))
    main().getByText('The requested user profile could not be found.')
  })

  it('[N-14] says what is missing in a URL without an id', async () => {
    await missing('/users/%20', never)
    main().getByText('User ID is required')
  })

  it('[N-16] says that it could not be loaded, and loads it at the second try', async () => {
    const server = peopleServer({}, { [`GET ${personPath}`]: () => refuse('rate_limited') })
    renderPage(profilePage, { server })
    await screen.findByText('Failed to load user profile')
    server.on(`GET ${personPath}`, () => publicProfile())
    await userEvent.click(main().getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: /Theo Lindqvist/ })
  })
})

describe('access', () => {
  it('sends a visitor to sign in and remembers the profile', async () => {
    const { address } = renderPage(profilePage, { server: fakeServer() })
    await waitFor(() => expect(address()).toBe('/auth'))
    expect(Object.values(sessionStorage)).toContain(profilePage)
  })

  it.each([
    ['[N-26]', 'Message', 'Please sign in to send messages'],
    ['[N-27]', 'Block', 'Please sign in to block users'],
    ['[N-28]', 'Report', 'Please sign in to report users'],
  ])('%s sends a viewer who presses %s without a session to sign in', async (_, name, words) => {
    const { server, address } = await open()
    server.on('GET /session', () => ({ session: null }))
    server.on(`GET ${personPath}`, () => refuse('not_authenticated'))
    server.on('POST /conversations', () => refuse('not_authenticated'))
    await pressOnProfile(name)
    await screen.findByText(words)
    expect(address()).toBe('/auth')
    expect(Object.values(sessionStorage)).toContain(profilePage)
  })
})

it('lists the communities that do not come with the profile when they are asked for', async () => {
  const { server } = await open({ communityCount: 3, nextCommunities: 'next' })
  const more = `GET ${personPath}/communities`
  const last = { id: sampleId(102), name: 'Tape Talk', isPrivate: false, coverImage: null }
  server.on(more, dead)
  expect(server.count(more)).toBe(0)
  await userEvent.click(main().getByRole('button', { name: 'Show 1 more' }))
  await screen.findByText('Failed to load more communities', {}, { timeout: 10_000 })
  server.on(more, () => ({
    communities: [{ ...last, memberCount: 1, hidden: false, shared: false }],
    nextCursor: null,
  }))
  await userEvent.click(main().getByRole('button', { name: 'Show 1 more' }))
  await main().findByRole('link', { name: /^Tape Talk/ })
  expect(main().queryByRole('button', { name: /^Show .* more$/ })).toBeNull()
})

describe('the viewer’s own profile', () => {
  const own = { own: true, can: { message: false, block: false, report: false } }
  const route = `PUT /communities/${sampleId(101)}/shown`
  const brass = () => main().getByRole('switch', { name: 'Show Session Brass UK on your profile' })
  const isShown = () => brass().getAttribute('aria-checked')

  it('[N-10, N-31] has Edit Profile in place of the three buttons', async () => {
    await open(own)
    expect(main().getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/profile')
    expect(names('button')).toEqual(['Back'])
  })

  it('hides a community from others at once', async () => {
    const { server } = await open(own)
    expect(isShown()).toBe('true')
    server.on(route, never)
    await userEvent.click(brass())
    expect(isShown()).toBe('false')
    main().getByText('Hidden')
    expect(server.lastBody(route)).toEqual({ shown: false })
  })

  it('shows it again when hiding it fails', async () => {
    const { server } = await open(own)
    server.on(route, dead)
    server.on(`GET ${personPath}`, never)
    await userEvent.click(brass())
    await screen.findAllByText('That could not be changed. Try again.')
    expect(isShown()).toBe('true')
    expect(main().queryByText('Hidden')).toBeNull()
  })
})
