import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { peopleServer, profilePage } from '../../../../test/people.ts'
import { renderPage, renderPart } from '../../../../test/render-app.tsx'
import { foundGroup, foundThing } from '../../../../test/search-samples.ts'
import { SearchInBackground } from './search-keys.tsx'

// What runs beside a page is large, and would be read within the first test.
beforeAll(async () => void (await import('../../../background.tsx')), 60_000)
beforeEach(() => localStorage.clear())

const handlers = {
  'GET /search': (_: unknown, query: URLSearchParams) => ({
    groups:
      query.get('q') === 'theo'
        ? [foundGroup('people', [foundThing('person', 12, '[Theo] Lind', { place: 'Leeds' })])]
        : [],
  }),
}

/** The keys work once what runs beside the page is loaded. */
async function start() {
  const app = renderPage(profilePage, { server: peopleServer({}, handlers) })
  await screen.findAllByRole('link', { name: 'Search' }, { timeout: 15_000 })
  await waitFor(
    async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      screen.getByRole('dialog')
    },
    { timeout: 15_000 },
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return app
}

async function open() {
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Search or go to' })
  return within(dialog).findByRole('combobox', { name: 'Search or go to a page' })
}

it('opens by Ctrl K with pages to go to, which the arrow keys choose', async () => {
  const { address } = await start()
  const box = await open()
  await waitFor(() => expect(document.activeElement).toBe(box))
  const options = await screen.findAllByRole('option')
  expect(options[0]?.textContent).toBe('HomePage')
  expect(box.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(box.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/communities'))
})

it('finds things as one types, and opens the chosen one', async () => {
  const { address } = await start()
  await userEvent.type(await open(), 'theo')
  const option = await screen.findByRole('option', { name: /Theo Lind/ })
  expect(option.textContent).toContain('Person')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe(`/users/${sampleId(12)}`))
})

it('shows all results by Enter, remembers the search, and closes by Escape', async () => {
  const { address } = await start()
  await userEvent.type(await open(), 'zither{Enter}')
  await waitFor(() => expect(address()).toBe('/search?q=zither'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect((await screen.findAllByRole('option'))[0]?.textContent).toBe('zitherRecent search')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('goes to the field in the shell by a slash, but not while one types, and searches from there', async () => {
  const { address } = await start()
  const field = screen.getByRole('searchbox', { name: 'Search' })
  vi.spyOn(field, 'getClientRects').mockReturnValue([new DOMRect()] as never)
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('zi/ther{Enter}')
  await waitFor(() => expect(address()).toBe('/search?q=zi%2Fther'))
})

it('goes to the page of the search by a slash where no field is shown', async () => {
  const { address } = await start()
  await userEvent.keyboard('/')
  await waitFor(() => expect(address()).toBe('/search'))
})

it('does nothing for a visitor', async () => {
  const server = fakeServer({ 'GET /session': () => ({ session: null }) })
  renderPart(<SearchInBackground />, '/', { server })
  await waitFor(() => expect(server.count('GET /session')).toBeGreaterThan(0))
  await userEvent.keyboard('{Control>}k{/Control}/')
  expect(screen.queryByRole('dialog')).toBeNull()
})
