import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuse } from '../../../../test/fake-server.ts'
import { person, sampleId } from '../../../../test/inside-samples.ts'
import { peopleServer } from '../../../../test/people.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const route = 'GET /people'

async function open(answer: (q: string | null) => unknown) {
  const server = peopleServer({}, { [route]: (_, query) => answer(query.get('q')) })
  const app = renderPage('/profile', { server })
  await userEvent.click(await screen.findByRole('button', { name: 'Find people' }))
  return { ...app, field: await screen.findByRole('combobox', { name: 'Search user' }) }
}

it('finds people by name, and opens the profile of the person chosen by keyboard', async () => {
  const { field, server, address } = await open((q) => ({
    people: q === 'th' ? [person(13, 'Theodora'), person(12, 'Theo Lindqvist', true)] : [],
  }))
  await userEvent.type(field, ' th')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Theodora', 'Theo Lindqvist'])
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
  server.on(route, () => refuse('rate_limited'))
  await userEvent.type(field, 'z')
  await screen.findByText('The search did not work. Try again.')
  expect(screen.queryByText('No users found')).toBeNull()
  await userEvent.clear(field)
  expect(screen.queryByRole('alert')).toBeNull()
})
