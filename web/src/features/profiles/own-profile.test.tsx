import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, fakeServer, session } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-app.tsx'

it('[C-01, C-02] asks a visitor to sign in', async () => {
  renderPage('/profile')
  await screen.findByRole('heading', { name: 'Sign in to View Profile' })
  const main = within(screen.getByRole('main'))
  main.getByText('Access your personal profile and settings')
  expect(main.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
})

it('[A-58] signs out at once, and leads to the sign-in page, also while the server is dead', async () => {
  const server = fakeServer({ 'GET /session': () => ({ session: session() }) })
  const { address, sessions } = renderPage('/profile', { server })
  const out = await screen.findByRole('button', { name: 'Sign Out' })
  server.on('POST /session/sign-out', dead)
  await userEvent.click(out)
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(address()).toBe('/auth')
  expect(sessionStorage.getItem('redirect-after-sign-in')).toBeNull()
  expect(sessions.state().user).toBeNull()
  expect(localStorage.getItem('auth-user')).toBeNull()
})
