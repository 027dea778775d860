import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refuse, session } from '../../../../../test/fake-server.ts'
import { listing, listings } from '../../../../../test/listing-samples.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

const path = '/marketplace?view=browse&profession=Producer&maxPrice=60&sort=wrong'

it('[O-01] filters by the URL, loads further pages, and says when there is nothing', async () => {
  const asked: string[] = []
  let reply: (query: URLSearchParams) => unknown = () => refuse('forbidden')
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    'GET /listings/own': () => ({ listings: [], revision: '0' }),
    'GET /listings': (_, query) => {
      asked.push(query.toString())
      return reply(query)
    },
  })
  const { address, router } = renderPage(path, { server })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load listings. Please try again.')
  reply = (query) =>
    query.has('cursor')
      ? listings([
          listing({ id: '0191d1c0-0000-7000-8000-000000000999', title: 'The second page' }),
        ])
      : { ...listings([listing()]), nextCursor: 'next', total: 2 }
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: listing().title })
  expect(asked[0]).toBe('profession=Producer&maxPrice=60')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('link', { name: 'The second page' })

  reply = () => listings([])
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  const distance = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Distance' })
  expect(distance.disabled).toBe(true)
  await userEvent.type(screen.getByRole('combobox', { name: 'Place' }), 'Leeds')
  await waitFor(() => expect(distance.disabled).toBe(false))
  await userEvent.selectOptions(distance, 'Within 25 km')
  await waitFor(() =>
    expect(asked.at(-1)).toBe('profession=Producer&maxPrice=60&place=Leeds&within=25'),
  )
  await screen.findByRole('heading', { name: 'No listings found' })
  const lowest = screen.getByRole('spinbutton', { name: 'Lowest price' })
  await userEvent.type(lowest, '-5')
  const validationError = await screen.findByText('Use a price from 0 to 1,000,000,000')
  expect(lowest.getAttribute('aria-describedby')).toBe(validationError.id)
  await userEvent.clear(lowest)
  await userEvent.type(lowest, '20')
  await waitFor(() => expect(asked.at(-1)).toContain('minPrice=20&maxPrice=60'))
  expect(asked.join()).not.toContain('-5')
  await userEvent.clear(lowest)
  await waitFor(() => expect(address()).not.toContain('minPrice'))
  router.history.back()
  await waitFor(() => expect(address()).not.toContain('within'))
  expect(address()).toContain('place=Leeds')
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
  await userEvent.click(clear as HTMLElement)
  await waitFor(() => expect(address()).toBe('/marketplace?view=browse'))
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' }).value).toBe('')

  reply = () => listings()
  const mixed = 'Hourly rates and fixed prices are sorted together, by amount.'
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'cheapest')
  await screen.findByText(mixed)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price type' }), 'fixed')
  await waitFor(() => expect(screen.queryByText(mixed)).toBeNull())
})
