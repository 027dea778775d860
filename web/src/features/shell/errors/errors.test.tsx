import { createRootRoute, createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer, session } from '../../../../test/fake-server.ts'
import { renderPage, renderTree } from '../../../../test/render-app.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.development
})

it('[Z-11] shows an unknown URL as not found, with a link home and the navigation', async () => {
  renderPage('/no/such/page')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1)
  expect(document.title).toBe('Page not found · Patchbay')
})

it('offers members a search where nothing is', async () => {
  renderPage('/no/such/page', {
    server: fakeServer({ 'GET /session': () => ({ session: session() }) }),
  })
  const name = 'Search people, communities and posts'
  const box = await screen.findByRole('searchbox', { name })
  expect(box.getAttribute('name')).toBe('q')
  expect(box.closest('form')?.getAttribute('action')).toBe('/search')
})

it('offers visitors no search, which they could not use', async () => {
  renderPage('/no/such/page', { server: fakeServer() })
  const link = await screen.findByRole('link', { name: 'Browse communities' })
  expect(link.getAttribute('href')).toBe('/communities')
  expect(
    screen.queryByRole('searchbox', { name: 'Search people, communities and posts' }),
  ).toBeNull()
})

it('has no gallery outside development', async () => {
  document.documentElement.dataset.development = 'false'
  renderPage('/gallery')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
})

function renderBroken(error: () => Error | null): void {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => {
      const thrown = error()
      if (thrown) throw thrown
      return <p>All is well</p>
    },
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderTree(root.addChildren([page]), '/')
}

it('keeps the navigation when a page throws, and tries again', async () => {
  let broken = true
  renderBroken(() => (broken ? new Error('boom') : null))
  await screen.findByRole('heading', { name: 'Something went wrong' })
  expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1)
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('All is well')
})

it('says so when the script of a page fails to load, and stays while the server is down', async () => {
  renderBroken(() => Object.assign(new Error('A part is missing.'), { name: 'ChunkError' }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await screen.findByRole('heading', { name: 'This page could not be loaded' })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const alert = await screen.findByText(/server still does not answer/)
  expect(alert.getAttribute('role')).toBe('alert')
  screen.getByRole('button', { name: 'Try again' })
})
