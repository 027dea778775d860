import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer, session } from '../../../../test/fake-server.ts'
import { renderPage, renderPart } from '../../../../test/render-app.tsx'
import { MainNav, type NavigationViewer } from './main-nav.tsx'

const viewer: NavigationViewer = {
  id: 'ada',
  name: 'Ada',
  role: 'Producer',
  verified: false,
  unreadMessages: 0,
}
const links = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link')

it('[P-14] has five entries in this order', async () => {
  renderPart(<MainNav />)
  expect((await links()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Communities', '/communities'],
    ['Marketplace', '/marketplace'],
    ['Messages', '/messages'],
    ['Profile', '/profile'],
  ])
})

it('has no badge beside Profile, which would look like a notification', async () => {
  renderPart(<MainNav viewer={{ ...viewer, verified: true }} />)
  await links()
  expect(screen.queryByRole('img', { name: 'Verified' })).toBeNull()
})

it('shows the number of unread messages, and 9+ above nine', async () => {
  renderPart(<MainNav viewer={{ ...viewer, unreadMessages: 12 }} />)
  await screen.findByRole('link', { name: /Messages ?, 12 unread/ })
  expect(screen.getAllByText('9+').length).toBeGreaterThan(0)
})

it.each(['/communities', '/marketplace', '/messages', '/profile'])(
  'marks its entry at %s once, with any search parameters',
  async (path) => {
    renderPage(`${path}?open=1`, {
      server: fakeServer({ 'GET /session': () => ({ session: session() }) }),
    })
    await screen.findByRole('heading', { level: 1 })
    const current = (await links()).filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.getAttribute('href'))).toEqual([path])
    expect(screen.getAllByRole('navigation')).toHaveLength(1)
  },
)

it('has no navigation on the sign-in page', async () => {
  renderPage('/auth')
  await screen.findByRole('heading', { level: 1, name: 'Sign in to Patchbay' })
  expect(screen.queryByRole('navigation')).toBeNull()
})

it.each([true, false])(
  '[C-28, P-16] shows the signed-in person as a link to the profile, with the badge only if verified: %s',
  async (verified) => {
    renderPage('/communities', {
      server: fakeServer({
        'GET /session': () => ({ session: session({ displayName: 'Ada', verified }) }),
      }),
    })
    const entry = (await screen.findByText('Ada')).closest('a')
    expect(entry?.getAttribute('href')).toBe('/profile')
    const badge = entry?.querySelector('[role=img][aria-label=Verified]')
    expect(Boolean(badge)).toBe(verified)
  },
)

it('[C-28] shows the signed-in person: name with the badge, picture and profession', async () => {
  const signedIn = session({ displayName: 'Ada', verified: true })
  const { container } = renderPage('/communities', {
    server: fakeServer({ 'GET /session': () => ({ session: signedIn }) }),
  })
  const name = await screen.findByText('Ada')
  expect(name.parentElement?.querySelector('[role=img][aria-label=Verified]')).not.toBeNull()
  screen.getByText('Producer')
  expect(container.querySelector('header img')?.getAttribute('src')).toBe('/api/avatars/ada.svg')
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
})

it.each([
  ['moderator', ['/staff', '/staff']],
  ['editor', ['/staff', '/staff']],
  ['admin', ['/staff', '/staff']],
  ['user', []],
] as const)(
  'leads a person with the role %s to the console, if there is one for them',
  async (role, leads) => {
    renderPage('/profile', {
      server: fakeServer({ 'GET /session': () => ({ session: session({ role }) }) }),
    })
    await screen.findByRole('button', { name: 'Sign out' })
    const found = screen.queryAllByRole('link', { name: 'Staff console' })
    // In the side bar, and on phones on the profile.
    expect(found.map((link) => link.getAttribute('href')?.replace(/\/$/, ''))).toEqual(leads)
  },
)
