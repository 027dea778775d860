import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { carryFocus, NavigationFocus } from './navigation-focus.tsx'

function Titled({ title, waits = false }: { title: string; waits?: boolean }): ReactNode {
  const [isReady, setIsReady] = useState(!waits)
  useEffect(() => {
    if (isReady) document.title = title
  }, [isReady, title])
  return (
    <main>
      <h1>{title}</h1>
      <button onClick={() => setIsReady(true)}>Answer</button>
    </main>
  )
}

it('announces the title of the new page, also if that page gets it late', async () => {
  document.title = ''
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <NavigationFocus />
      </>
    ),
  })
  const page = (path: string, title: string, waits = false) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => <Titled key={path} title={title} waits={waits} />,
    })
  const router = createRouter({
    routeTree: root.addChildren([page('/terms', 'Set up'), page('/', 'Home', true)]),
    history: createMemoryHistory({ initialEntries: ['/terms'] }),
  })
  const { container } = render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'Set up' })
  const announced = (): string => container.querySelector('[aria-live]')?.textContent ?? ''
  expect(announced()).toBe('')
  await act(() => router.navigate({ to: '/' }))
  await screen.findByRole('heading', { name: 'Home' })
  act(() => screen.getByRole('button', { name: 'Answer' }).click())
  await waitFor(() => expect(announced()).toBe('Home'))
})

it('carries the focus from a drawn link to the same link of the app', async () => {
  document.body.innerHTML = '<div id="root"><a href="#main">Skip</a><a href="/">Home</a></div>'
  const root = document.getElementById('root') as HTMLElement
  carryFocus(root)
  screen.getByText('Home').focus()
  root.innerHTML = '<a href="#main">Skip</a><a href="/">Home of the app</a>'
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Home of the app')))
})
