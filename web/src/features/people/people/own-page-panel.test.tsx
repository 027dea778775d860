import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const label = 'Show my page to everyone, also without signing in'

async function open(put: (body: unknown) => unknown, read = () => ({ isPublic: false })) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /profile/page': read,
    'PUT /profile/page': put,
  })
  renderPage('/settings', { server })
  return screen.findByRole('switch', { name: label })
}

it('the page of a person is for members until they switch it on', async () => {
  let isPublic = false
  const toggle = await open(
    (body) => {
      isPublic = (body as { isPublic: boolean }).isPublic
      return { isPublic }
    },
    () => ({ isPublic }),
  )
  expect(toggle.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(toggle)
  await waitFor(() => expect(isPublic).toBe(true))
  expect(toggle.getAttribute('aria-checked')).toBe('true')
})

it('a change that was refused is taken back, and told', async () => {
  const toggle = await open(() => refuse('internal'))
  await userEvent.click(toggle)
  await screen.findAllByText('That could not be changed. Try again.')
  expect(toggle.getAttribute('aria-checked')).toBe('false')
})
