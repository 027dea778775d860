import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/render-app.tsx'

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
  expect(screen.queryByRole('button', { name: /Play/ })).toBeNull()
})
