import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ReactNode } from 'react'
import { useUnsavedGuard } from './unsaved-guard.ts'

function Form(): ReactNode {
  const { asking, leave, stay } = useUnsavedGuard(true)
  return (
    <>
      <h1>Form</h1>
      <Link to="/events">Other</Link>
      {asking && (
        <>
          <button onClick={leave}>Discard</button>
          <button onClick={stay}>Keep</button>
        </>
      )}
    </>
  )
}

/** In a real history: first, second, form. */
async function openForm() {
  const root = createRootRoute({ component: Outlet })
  const page = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const pages = ['/first', '/second', '/events'].map((path) => page(path, () => <h1>{path}</h1>))
  const history = createBrowserHistory()
  const router = createRouter({
    routeTree: root.addChildren([...pages, page('/form', Form)]),
    history,
  })
  for (const path of ['/first', '/second', '/form']) {
    history.push(path)
    history.flush()
  }
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'Form' })
}
const goBack = (): void => act(() => window.history.back())
const path = (): string => window.location.pathname

it('asks at every Back, and the address stays at the form until the person decides', async () => {
  await openForm()
  for (const _time of [1, 2, 3]) {
    goBack()
    await screen.findByRole('button', { name: 'Discard' })
    await waitFor(() => expect(path()).toBe('/form'))
    screen.getByRole('heading', { name: 'Form' })
  }
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  goBack()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await screen.findByRole('heading', { name: '/second' })
  expect(path()).toBe('/second')
})

it('asks before it follows a link', async () => {
  await openForm()
  await userEvent.click(screen.getByRole('link', { name: 'Other' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await screen.findByRole('heading', { name: '/events' })
})
