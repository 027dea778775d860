import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { dead, fakeServer, never, refuse, type FakeServer } from '../../../../test/fake-server.ts'
import { renderPart, type RenderedApp } from '../../../../test/render-app.tsx'
import { LocationField } from './location-field.tsx'

const leeds = { coords: { latitude: 53.8, longitude: -1.55 } }
type Locate = Geolocation['getCurrentPosition']

function geolocation(locate: Locate | undefined): void {
  const value = locate && { getCurrentPosition: locate }
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value } }))
}
const located: Locate = (found) => found(leeds as GeolocationPosition)
const refused =
  (code: number): Locate =>
  (_, fail) =>
    fail?.({ code } as GeolocationPositionError)

function Form({ onSubmit }: { onSubmit: () => void }): ReactNode {
  const [value, setValue] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <LocationField label="Location" value={value} onChange={setValue} />
    </form>
  )
}

interface RenderedField extends RenderedApp {
  readonly submit: () => void
  readonly field: HTMLInputElement
}
async function renderField(server: FakeServer = fakeServer()): Promise<RenderedField> {
  const submit = vi.fn<() => void>()
  const app = renderPart(<Form onSubmit={submit} />, '/', { server })
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Location' })
  return { ...app, submit, field }
}
const press = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }))

const cities = ['Leeds, United Kingdom', 'Leeuwarden, Netherlands']

it('suggests cities from two characters; arrows and Enter choose without submitting', async () => {
  const server = fakeServer({ 'GET /locations': () => ({ locations: cities }) })
  const { field, submit } = await renderField(server)
  await userEvent.type(field, 'l')
  await userEvent.type(field, 'ee')
  await screen.findByRole('option', { name: 'Leeds, United Kingdom' })
  expect(server.count('GET /locations')).toBe(1)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const second = screen.getByRole('option', { name: 'Leeuwarden, Netherlands' })
  expect(field.getAttribute('aria-activedescendant')).toBe(second.id)
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe('Leeuwarden, Netherlands')
  expect(screen.queryByRole('option')).toBeNull()
  expect(submit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledOnce()
})

it('takes a clicked suggestion, and Escape closes the list but keeps the typed text', async () => {
  const server = fakeServer({ 'GET /locations': () => ({ locations: cities }) })
  const { field, submit } = await renderField(server)
  await userEvent.type(field, 'lee')
  await screen.findByRole('listbox', { name: 'Location' })
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.value).toBe('lee')
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledOnce()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(screen.getByRole('option', { name: 'Leeds, United Kingdom' }))
  expect(field.value).toBe('Leeds, United Kingdom')
  expect(document.activeElement).toBe(field)
})

it('suggests nothing while the server is dead, and keeps the typed text', async () => {
  const server = fakeServer({ 'GET /locations': dead })
  const { field } = await renderField(server)
  await userEvent.type(field, 'Atlantis')
  await waitFor(() => expect(server.count('GET /locations')).toBe(1))
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(field.value).toBe('Atlantis')
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('[B-15, I-15] asks the device for a fresh, precise position within ten seconds, then for its name', async () => {
  const locate = vi.fn(located)
  geolocation(locate)
  const server = fakeServer({ 'POST /location/lookup': () => ({ location: cities[0] }) })
  const { field } = await renderField(server)
  await press()
  await waitFor(() => expect(field.value).toBe('Leeds, United Kingdom'))
  expect(locate.mock.calls[0]?.[2]).toEqual({
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 0,
  })
  expect(server.lastBody('POST /location/lookup')).toEqual({ latitude: 53.8, longitude: -1.55 })
  screen.getByText('Location set to Leeds, United Kingdom')
})

it('[B-15] says that it is busy, and ignores a second press', async () => {
  const locate = vi.fn(located)
  geolocation(locate)
  await renderField(fakeServer({ 'POST /location/lookup': never }))
  await press()
  const button = await screen.findByRole('button', { name: 'Getting location...' })
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect(locate).toHaveBeenCalledOnce()
})

it('keeps text that was typed while the device was asked', async () => {
  let answer = (): void => {}
  geolocation((found) => {
    answer = () => found(leeds as GeolocationPosition)
  })
  const server = fakeServer({ 'POST /location/lookup': () => ({ location: cities[0] }) })
  const { field } = await renderField(server)
  await press()
  await userEvent.type(field, 'Oslo')
  answer()
  await screen.findByRole('button', { name: 'Use Current Location' })
  expect(field.value).toBe('Oslo')
})

it.each([
  [
    '[I-19]',
    undefined,
    'Geolocation is not supported by your browser. Please enter your location manually.',
  ],
  [
    '[I-20]',
    refused(1),
    'Location access was denied. Please check your browser settings or enter your location manually.',
  ],
  [
    '[I-21]',
    refused(2),
    'Location information is unavailable. Please enter your location manually.',
  ],
  [
    '[I-22]',
    refused(3),
    'Location request timed out. Please try again or enter your location manually.',
  ],
  ['[I-23]', refused(9), 'Could not access your location.'],
])('%s shows why the browser gave no position', async (_, locate, text) => {
  geolocation(locate)
  const { field } = await renderField()
  await press()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  await userEvent.type(field, 'O')
  expect(screen.getByRole('alert').textContent).toBe('')
})

it.each([
  ['[I-24]', () => refuse('geocoder_confused'), 'Invalid response format from geocoding service'],
  ['[I-25]', () => refuse('location_not_found'), 'Location not found at these coordinates'],
  ['[I-26]', () => refuse('no_location_results'), 'No results found for these coordinates'],
  ['[I-27]', () => refuse('geocoder_refused'), 'Invalid API key or unauthorized access'],
  ['[I-28]', () => refuse('geocoder_busy'), 'Rate limit exceeded. Please try again later'],
  ['[I-28]', () => refuse('rate_limited'), 'Rate limit exceeded. Please try again later'],
  ['[I-29]', () => refuse('geocoder_unreachable'), 'Network error. Please check your connection'],
  ['[I-29]', dead, 'Network error. Please check your connection'],
  ['[I-30]', () => refuse('location_failed'), 'Failed to get location. Please try again'],
  ['[I-30]', () => refuse('internal'), 'Failed to get location. Please try again'],
  ['[I-31]', () => ({ location: '' }), 'Could not determine your location'],
])('%s shows why the position has no name', async (_, handler, text) => {
  geolocation(located)
  const { field } = await renderField(fakeServer({ 'POST /location/lookup': handler }))
  await press()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  expect(field.value).toBe('')
  screen.getByRole('button', { name: 'Use Current Location' })
})
