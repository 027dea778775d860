import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const overview = { verifications: 3, reports: 0, feedback: 12, appeals: 0 }
const entry = {
  id: '019a8000-0000-7000-8000-000000000009',
  createdAt: '2026-11-15T09:00:00.000Z',
  by: 'olga',
  staffId: null,
  action: 'ban',
  person: { id: '019a8000-0000-7000-8000-000000000008', name: 'Pia Person' },
  details: { until: null },
  reason: 'spam',
}

const open = (role: 'user' | 'moderator' | 'editor' | 'admin', handlers = {}) =>
  renderPage('/staff/audit', {
    server: fakeServer({
      'GET /session': () => ({ session: session({ role }) }),
      'GET /staff': () => overview,
      'GET /staff/audit': () => ({ entries: [entry], nextCursor: null }),
      ...handlers,
    }),
  })

it('does not exist for a visitor or a member, and asks the server nothing', async () => {
  for (const show of [() => renderPage('/staff/audit'), () => open('user')]) {
    const { server, unmount } = show()
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    expect(server.count('GET /staff')).toBe(0)
    unmount()
  }
})

it('shows an admin the pages, and what was done', async () => {
  open('admin')
  const navigation = await screen.findByRole('navigation', { name: 'Staff' })
  within(navigation).getByRole('link', { name: 'Audit log' })
  await screen.findByText('ban')
  screen.getByText('about Pia Person')
  screen.getByText('olga, on the command line')
  screen.getByText('spam')
})

it('has only the pages of the role', async () => {
  open('editor')
  const navigation = await screen.findByRole('navigation', { name: 'Staff' })
  expect(within(navigation).queryByRole('link', { name: 'Audit log' })).toBeNull()
})
