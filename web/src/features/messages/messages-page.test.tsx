import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer, session } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-app.tsx'

it('[S-01, S-02] asks a visitor to sign in', async () => {
  renderPage('/messages')
  await screen.findByRole('heading', { name: 'Sign in to Message' })
  screen.getByText('Connect with other music professionals')
  const links = screen.getAllByRole('link', { name: 'Sign In' })
  expect(links.map((link) => link.getAttribute('href'))).toContain('/auth')
})

it('does not ask a member', async () => {
  renderPage('/messages', {
    server: fakeServer({ 'GET /session': () => ({ session: session() }) }),
  })
  await screen.findByRole('heading', { name: 'No conversations here yet' })
  expect(screen.queryByText('Sign in to Message')).toBeNull()
})
