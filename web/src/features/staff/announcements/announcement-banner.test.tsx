import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer, session } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { renderPart } from '../../../../test/render-app.tsx'
import { ConnectionBanner } from '../../../ui/shell/connection-banner.tsx'
import { AnnouncementInBackground } from './announcement-banner.tsx'

const announcement = {
  id: sampleId(900),
  text: 'We move on Sunday.',
  link: '/hub/moving',
  endsAt: '2126-12-01T09:00:00.000Z',
}

const open = (shown: typeof announcement | null, isSignedIn = true) =>
  renderPart(
    <>
      <ConnectionBanner />
      <AnnouncementInBackground />
      <main id="main" tabIndex={-1} />
    </>,
    '/',
    {
      server: fakeServer({
        'GET /session': () => ({ session: isSignedIn ? session() : null }),
        'GET /announcement': () => ({ announcement: shown }),
      }),
    },
  )

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

it('is shown until it is dismissed in this browser; another one is shown again', async () => {
  const { unmount } = open(announcement)
  await screen.findByText('We move on Sunday.')
  expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('/hub/moving')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('We move on Sunday.')).toBeNull()
  expect(document.activeElement?.id).toBe('main')
  unmount()
  const again = open(announcement)
  await waitFor(() => expect(again.server.count('GET /announcement')).toBeGreaterThan(0))
  expect(screen.queryByText('We move on Sunday.')).toBeNull()
  again.unmount()
  open({ ...announcement, id: sampleId(901), text: 'We have moved.' })
  await screen.findByText('We have moved.')
})

it('is gone once the server has none, and is not asked for by a visitor', async () => {
  const { queryClient, server, unmount } = open(announcement)
  await screen.findByText('We move on Sunday.')
  server.on('GET /announcement', () => ({ announcement: null }))
  await queryClient.refetchQueries({ queryKey: ['announcement'] })
  await waitFor(() => expect(screen.queryByText('We move on Sunday.')).toBeNull())
  unmount()
  const visitor = open(announcement, false)
  await waitFor(() => expect(visitor.server.count('GET /session')).toBeGreaterThan(0))
  expect(visitor.server.count('GET /announcement')).toBe(0)
})

it('hides when its time is over, also before the page asks again', async () => {
  const { server, unmount } = open({ ...announcement, endsAt: new Date(0).toISOString() })
  await waitFor(() => expect(server.count('GET /announcement')).toBeGreaterThan(0))
  expect(screen.queryByText('We move on Sunday.')).toBeNull()
  unmount()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open({ ...announcement, endsAt: new Date(Date.now() + 30_000).toISOString() })
  await screen.findByText('We move on Sunday.')
  act(() => void vi.advanceTimersByTime(31_000))
  expect(screen.queryByText('We move on Sunday.')).toBeNull()
})
