import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkedText } from './linked-text.tsx'

const here = location.origin

function show(text: string) {
  const root = createRootRoute({ component: () => <LinkedText>{text}</LinkedText> })
  const post = createRoute({ getParentRoute: () => root, path: '/posts/$postId' })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root.addChildren([post]), history })
  render(<RouterProvider router={router} />)
  return history
}

it('opens links in user content in a new tab without opener and referrer', async () => {
  show('\u202eSee https://аpple.com/a.')
  const link = await screen.findByRole('link')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  expect(link.getAttribute('title')).toBe('https://xn--pple-43d.com/a')
  // Visible without a mouse, too.
  expect(link.nextSibling?.textContent).toBe(' (xn--pple-43d.com)')
  // Direction overrides in the text before the link have no effect inside it.
  expect(link.getAttribute('dir')).toBe('ltr')
})

it('opens links to our own pages in the same tab, and links no other paths of ours', async () => {
  const history = show(`${here}/posts/1?a=b and ${here}/files/2`)
  const [post, file] = await screen.findAllByRole('link')
  expect(post?.getAttribute('target')).toBeNull()
  expect(file?.getAttribute('target')).toBe('_blank')
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(post as HTMLElement, { ctrlKey: true })
  expect(history.location.href).toBe('/')
  fireEvent.click(post as HTMLElement)
  expect(history.location.href).toBe('/posts/1?a=b')
})

it('shows plain text if there is no address', () => {
  const { container } = render(<LinkedText>{'One.\nTwo https://a@b.example'}</LinkedText>)
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.textContent).toBe('One.\nTwo https://a@b.example')
})
