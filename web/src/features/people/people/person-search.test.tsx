import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuse } from '../../../../test/fake-server.ts'
import { person, sampleId } from '../../../../test/inside-samples.ts'
import { peopleServer } from '../../../../test/people.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const route = 'GET /people'

const found = (
  id: number,
  name: string,
  profession: string | null = null,
  city: string | null = null,
) => ({ ...person(id, name), profession, city })

async function open(answer: (q: string | null) => unknown) {
  const server = peopleServer({}, { [route]: (_, query) => answer(query.get('q')) })
  const app = renderPage('/profile', { server })
  await userEvent.click(await screen.findByRole('button', { name: 'Find people' }))
  return { ...app, field: await screen.findByRole('combobox', { name: 'Search user' }) }
}

it('[U-05] finds people by name, tells them apart, and opens the profile of the person chosen by keyboard', async () => {
  const { field, server, address } = await open((q) => ({
    people:
      q === 'th'
        ? [found(13, 'Theodora'), found(12, 'Theo Lindqvist', 'Sound Engineer', 'London')]
        : [],
  }))
  await userEvent.type(field, ' th')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))).toEqual([
    'Theodora',
    'Theo LindqvistSound Engineer · London',
  ])
  // Not every letter sends a request.
  expect(server.count(route)).toBe(1)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/users/${sampleId(12)}`))
})

it('[U-06] says that nobody has such a name, and when the search failed', async () => {
  const { field, server } = await open(() => ({ people: [] }))
  await userEvent.type(field, 'zz')
  await screen.findByText('No users found')
  const limit = { of: 'search', left: 0 }
  server.on(route, () => refuse('rate_limited', { retryAfter: 40, limit }))
  await userEvent.type(field, 'x')
  await screen.findByText('You have searched a lot. You can search again in 40 seconds.')
  server.on(route, () => refuse('internal'))
  await userEvent.type(field, 'z')
  await screen.findByText('The search did not work. Try again.')
  expect(screen.queryByText('No users found')).toBeNull()
  await userEvent.clear(field)
  expect(screen.queryByRole('alert')).toBeNull()
})
