import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dead, fakeServer, session, type FakeServer } from '../../../../test/fake-server.ts'
import { listing } from '../../../../test/listing-samples.ts'
import { ownWork } from '../../../../test/people.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const signedIn = (changes: Parameters<typeof session>[0] = {}): FakeServer =>
  fakeServer({
    'GET /session': () => ({ session: session(changes) }),
    ...ownWork(),
  })
const main = () => within(screen.getByRole('main'))

it('[C-01, C-02] asks a visitor to sign in', async () => {
  renderPage('/profile')
  await screen.findByRole('heading', { name: 'Sign in to View Profile' })
  main().getByText('Access your personal profile and settings')
  expect(main().getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
})

it('[C-07] shows links in the bio as links', async () => {
  renderPage('/profile', { server: signedIn({ bio: 'Hear me: https://example.org/brass.' }) })
  const link = await screen.findByRole('link', { name: 'https://example.org/brass' })
  expect(link.getAttribute('href')).toBe('https://example.org/brass')
  expect(link.getAttribute('rel')).toContain('noopener')
})

describe('the sections of the account', () => {
  const sections = async (provider: 'email' | 'google') => {
    const own = { ...session(), provider }
    const server = fakeServer({
      'GET /session': () => ({ session: own }),
      'GET /verification': () => ({ request: null }),
      ...ownWork(),
    })
    renderPage('/profile', { server })
    await screen.findByRole('region', { name: 'Contact Us' })
    await screen.findByRole('region', { name: 'Verification Status' })
    if (provider === 'email') await screen.findByRole('region', { name: 'Security Settings' })
    const headings = main().getAllByRole('heading', { level: 2 })
    const names = headings.map(({ textContent }) => textContent)
    // Below what others see.
    return names.slice(names.indexOf('Verification Status'))
  }

  it('[C-27] are five for a password account', async () => {
    expect(await sections('email')).toEqual([
      'Verification Status',
      'Account Details',
      'Security Settings',
      'Contact Us',
      'Delete Account',
    ])
  })

  it('[C-27, D-01] have no security settings for a person who signed in through a provider', async () => {
    expect(await sections('google')).toEqual([
      'Verification Status',
      'Account Details',
      'Contact Us',
      'Delete Account',
    ])
  })
})

describe('the viewer’s own profile', () => {
  it('[C-03, C-04, C-05, C-06, C-07, C-08, C-09, C-19, Z-07] shows the given facts', async () => {
    const server = signedIn({
      verified: true,
      bio: 'Brass for hire.\nLeeds and around.',
      professions: ['Producer', 'Other'],
      otherProfession: 'Foley',
      experienceLevel: 'veteran',
      website: 'https://www.ada.example/about',
      social: {
        instagram: 'ada.makes',
        youtube: 'https://youtube.com/@ada',
        spotify: 'https://open.spotify.com/artist/1',
      },
      createdAt: '2024-03-15T12:00:00.000Z',
    })
    renderPage('/profile', { server })
    const heading = await screen.findByRole('heading', { level: 2, name: /Ada/ })
    within(heading).getByRole('img', { name: 'Verified' })
    main().getByText(/Brass for hire\.\s+Leeds and around\./)
    main().getByText('Producer')
    main().getByText('Other: Foley')
    main().getByText('Leeds, United Kingdom')
    await main().findByText('Industry Veteran (10+ years experience)')
    main().getByText('Joined March 2024')
    await main().findByText('Your account is verified.')
    const links = main()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('target') === '_blank')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ada.example', 'https://www.ada.example/about'],
      ['@ada.makes', 'https://www.instagram.com/ada.makes/'],
      ['YouTube', 'https://youtube.com/@ada'],
      ['Spotify', 'https://open.spotify.com/artist/1'],
    ])
    expect(links.every((link) => link.getAttribute('rel')?.includes('noopener'))).toBe(true)
  })

  it('[C-03, C-09, B-59] hides a disabled location, an unearned badge, and unsafe links', async () => {
    const server = signedIn({
      locationEnabled: false,
      professions: ['Other'],
      website: 'javascript:alert(1)',
    })
    renderPage('/profile', { server })
    await screen.findByRole('heading', { level: 2, name: 'Ada' })
    expect(main().queryByText(/Leeds/)).toBeNull()
    expect(main().queryByRole('img', { name: 'Verified' })).toBeNull()
    main().getByText('Other')
    expect(document.querySelector('a[href^="javascript"]')).toBeNull()
  })
})

it('[A-58, C-10] signs out at once, and leads to the sign-in page, also while the server is dead', async () => {
  const server = signedIn()
  const { address, sessions } = renderPage('/profile', { server })
  const out = await screen.findByRole('button', { name: 'Sign out' })
  server.on('POST /session/sign-out', dead)
  await userEvent.click(out)
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(address()).toBe('/auth')
  expect(sessionStorage.getItem('redirect-after-sign-in')).toBeNull()
  expect(sessions.state().user).toBeNull()
  expect(localStorage.getItem('auth-user')).toBeNull()
})

describe('what others see', () => {
  it('stands first, with the step that would help most and an invitation for each empty part', async () => {
    renderPage('/profile', { server: signedIn({ bio: 'Brass for hire.' }) })
    const meter = await screen.findByRole('meter', { name: 'Your profile' })
    expect(meter.getAttribute('aria-valuetext')).toBe('4 of 8 parts')
    const next = main().getByRole('link', { name: 'Add a service' })
    expect(next.getAttribute('href')).toBe('/marketplace?offer=true')
    const invitations = ['Services', 'Recent posts', 'Upcoming events', 'Communities'].map((name) =>
      within(main().getByRole('region', { name })).getByRole('link').getAttribute('href'),
    )
    expect(invitations).toEqual([
      '/marketplace?offer=true',
      '/communities',
      '/communities',
      '/communities',
    ])
    await screen.findByRole('region', { name: 'Contact Us' })
    const headings = main().getAllByRole('heading', { level: 2 })
    const names = headings.map(({ textContent }) => textContent)
    expect(names.indexOf('Communities')).toBeLessThan(names.indexOf('Verification Status'))
  })

  it('has no meter when nothing is missing', async () => {
    const link = { url: 'https://example.org/reel', name: 'Reel' }
    const server = fakeServer({
      'GET /session': () => ({
        session: session({ bio: 'Brass.', website: 'https://ada.example/' }),
      }),
      ...ownWork([listing({ own: true, links: [link] })], 2),
    })
    renderPage('/profile', { server })
    await screen.findByRole('link', { name: /^Mix engineer/ })
    expect(screen.queryByRole('meter')).toBeNull()
  })
})
