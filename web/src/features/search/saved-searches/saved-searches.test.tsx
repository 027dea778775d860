import type { SavedSearch } from '@patchbay/contract/search/saved-searches'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { directory, directoryServer, listedPerson } from '../../../../test/directory-samples.ts'
import { refuse } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const search = (number: number, changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: sampleId(number),
  kind: 'listings',
  name: 'Mixing',
  facets: { maxPrice: 60 },
  createdAt: '2026-11-17T12:00:00.000Z',
  ...changes,
})

async function openSheet(path: string, saved: SavedSearch[]) {
  const server = directoryServer(() => directory([listedPerson(12, 'Theo Lindqvist')]))
  server.on('GET /saved-searches', () => ({ searches: saved }))
  const page = renderPage(path, { server })
  await userEvent.click(await screen.findByRole('button', { name: 'Saved searches' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Saved searches' }))
  return { ...page, server, sheet }
}

it('saves what the page is narrowed by, under a name', async () => {
  const { server, sheet } = await openSheet('/users?open=yes&within=25', [])
  await sheet.findByText('No saved searches yet.')
  const sent: unknown[] = []
  let isFull = true
  server.on('POST /saved-searches', (body) => {
    sent.push(body)
    return isFull ? refuse('too_many_saved_searches') : { searches: [search(1, { name: 'Open' })] }
  })
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await sheet.findByText('Give it a name')
  await userEvent.type(sheet.getByRole('textbox', { name: 'Name of this search' }), ' Open ')
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await sheet.findByText(/^You have saved 20 searches/)
  isFull = false
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await sheet.findByRole('link', { name: /^Open/ })
  const facets = { open: 'yes', within: 25 }
  const asked = expect.objectContaining({ kind: 'people', name: 'Open', facets })
  expect(sent).toEqual([asked, asked])
  // Trying again saves once.
  const [first, second] = sent as { clientId: string }[]
  expect(second?.clientId).toBe(first?.clientId)
})

it('opens, renames and deletes a search', async () => {
  const { server, sheet, address } = await openSheet('/users', [search(1)])
  await sheet.findByText('Narrow the list to save it as a search.')
  const path = `/saved-searches/${sampleId(1)}`
  server.on(`PATCH ${path}`, (body) => ({
    searches: [search(1, { name: (body as { name: string }).name })],
  }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Rename Mixing' }))
  const field = sheet.getByRole('textbox', { name: 'New name of Mixing' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Mixes{Enter}')
  let refused = 0
  server.on(`DELETE ${path}`, () => {
    refused += 1
    return refuse('forbidden')
  })
  await userEvent.click(await sheet.findByRole('button', { name: 'Delete Mixes' }))
  await waitFor(() => expect(refused).toBe(1))
  server.on(`DELETE ${path}`, () => ({ searches: [search(2, { name: 'Other' })] }))
  await userEvent.click(sheet.getByRole('button', { name: 'Delete Mixes' }))
  await userEvent.click(await sheet.findByRole('link', { name: /^Other/ }))
  await waitFor(() => expect(address()).toBe('/marketplace?view=browse&maxPrice=60'))
})

it('keeps a new name that could not be saved, and asks for one', async () => {
  const { server, sheet } = await openSheet('/users', [search(1)])
  let attempts = 0
  const path = `PATCH /saved-searches/${sampleId(1)}`
  server.on(path, () => {
    attempts += 1
    return refuse('saved_search_not_found')
  })
  await userEvent.click(await sheet.findByRole('button', { name: 'Rename Mixing' }))
  const field = sheet.getByRole('textbox', { name: 'New name of Mixing' })
  expect(document.activeElement).toBe(field)
  await userEvent.clear(field)
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await sheet.findByText('Give it a name')
  expect(attempts).toBe(0)
  await userEvent.type(field, 'Mixes{Enter}')
  await sheet.findByText('The name could not be changed. Try again.')
  sheet.getByDisplayValue('Mixes')
  server.on(path, () => ({ searches: [search(1, { name: 'Mixes' })] }))
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await sheet.findByRole('link', { name: /^Mixes/ })
})
