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

it('opens what others wrote in a new tab that knows nothing of us', async () => {
  show('\u202eSee https://аpple.com/a.')
  const link = await screen.findByRole('link')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  expect(link.getAttribute('title')).toBe('https://xn--pple-43d.com/a')
  // Seen without a mouse too.
  expect(link.nextSibling?.textContent).toBe(' (xn--pple-43d.com)')
  // What turns the words before it around does not reach into it.
  expect(link.getAttribute('dir')).toBe('ltr')
})

it('goes to pages of ours in the same tab, and to nothing else of ours', async () => {
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

it('is only text where there is no address', () => {
  const { container } = render(<LinkedText>{'One.\nTwo https://a@b.example'}</LinkedText>)
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.textContent).toBe('One.\nTwo https://a@b.example')
})
