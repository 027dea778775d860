import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { card } from '../../../../test/communities.ts'
import { dead, fakeServer } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { welcomeClip } from './clip.ts'

const idOf = (number: number): string => `0191d1c0-0000-7000-8000-0000000000${10 + number}`

it('[P-01] welcomes visitors, and leads to sign in', async () => {
  renderPage('/')
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Patchbay' })
  screen.getByText('Connect with music professionals, join communities and find opportunities.')
  const start = screen.getByRole('link', { name: 'Get Started' })
  expect(start.getAttribute('href')).toBe('/auth')
  expect(document.title).toBe('Welcome · Patchbay')
})

it('[Q-01, Q-02, Q-03] welcomes visitors on the events page', async () => {
  renderPage('/events')
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Patchbay' })
  screen.getByText(
    'Connect with music industry professionals, join communities, and discover events.',
  )
  const start = screen.getByRole('link', { name: 'Get Started' })
  expect(start.getAttribute('href')).toBe('/auth')
})

it("uses the operator's name for the product", async () => {
  renderPage('/', { product: 'Crossfade' })
  await screen.findByRole('heading', { name: 'Welcome to Crossfade' })
  expect(document.title).toBe('Welcome · Crossfade')
})

it('hides the sample pictures from assistive technology', async () => {
  renderPage('/')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('heading', { name: /Stem Day/ })).toBeNull()
})

it('has a clip to listen to, which loads nothing before it is played', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load')
  const start = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  renderPage('/')
  const button = await screen.findByRole('button', { name: `Play ${welcomeClip.name}` })
  expect([load.mock.calls.length, start.mock.calls.length]).toEqual([0, 0])
  await userEvent.click(button)
  const [audio] = start.mock.contexts
  expect(audio).toHaveProperty('src', expect.stringMatching(/\/sounds\/welcome\.wav$/))
})

it('shows the largest public communities, and no private one', async () => {
  const server = fakeServer()
  const communities = [
    card({ id: idOf(9), name: 'Tape Club', isPrivate: true, memberCount: 90 }),
    ...['Mix Notes', 'Small Rooms', 'Night Shift', 'Brass'].map((name, i) =>
      card({ id: idOf(i), name, memberCount: 40 - i }),
    ),
  ]
  server.on('GET /communities', () => ({ communities, nextCursor: null, total: 5 }))
  renderPage('/', { server })
  const section = within(await screen.findByRole('region', { name: 'Open to everyone' }))
  const names = section.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(names).toEqual(['Mix Notes', 'Small Rooms', 'Night Shift'])
  section.getByText('40')
  expect(section.getByRole('link', { name: 'Mix Notes' }).getAttribute('href')).toBe(
    `/communities/${communities[1]?.id}`,
  )
})

it.each([
  ['does not answer', dead],
  ['has none', () => ({ communities: [], nextCursor: null, total: 0 })],
])('leaves the communities out if the server %s', async (_, answer) => {
  const server = fakeServer()
  server.on('GET /communities', answer)
  renderPage('/', { server })
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Patchbay' })
  await waitFor(() => expect(server.count('GET /communities')).toBeGreaterThan(0))
  expect(screen.queryByRole('region', { name: 'Open to everyone' })).toBeNull()
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})
