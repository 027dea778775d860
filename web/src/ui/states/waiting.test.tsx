import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Avatar } from '../people/avatar.tsx'
import { initialsOf, lookOf } from '../people/initials.tsx'
import { ErrorState } from './error-state.tsx'
import { Loading } from './loading.tsx'
import { OfflineBanner } from './offline-banner.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('reserves the space for 200 ms, then shows the skeleton and announces the text', () => {
  render(<Loading text="Loading events...">boxes</Loading>)
  act(() => void vi.advanceTimersByTime(199))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByText('boxes').className).toBe('invisible')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('Loading events...')
  expect(screen.getByText('boxes').className).toBe('')
})

it('shows an error at once, and offers to try again', () => {
  const retry = vi.fn()
  render(<ErrorState message="No events." onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('No events.')
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

it('announces that the device is offline in a region that existed before', () => {
  const { rerender } = render(<OfflineBanner offline={false} />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  rerender(<OfflineBanner offline />)
  expect(region.textContent).toBe('You are offline. Messages will send when you are back.')
})

it('uses the first letters of the first and the last name', () => {
  expect(['Ada', 'ada byron lovelace', '  ', 'Łukasz Żak', '🎹 Keys'].map(initialsOf)).toEqual([
    'A',
    'AL',
    '',
    'ŁŻ',
    '🎹K',
  ])
})

it('draws the initials itself, so that they follow the theme', () => {
  const src = '/avatars/initials.svg?name=Ada%20Lovelace'
  const { container } = render(<Avatar id="1" name="Ada Lovelace" src={src} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('AL')
})

it('gives people many different looks by their ids, and each the same one always', () => {
  const looks = Array.from({ length: 400 }, (_, i) => JSON.stringify(lookOf(`person-${i}`)))
  expect(new Set(looks).size).toBeGreaterThan(80)
  expect(lookOf('person-7')).toEqual(lookOf('person-7'))
})

it('shows the initials if the picture fails to load', () => {
  const { container } = render(<Avatar id="1" name="Ada Lovelace" src="/gone.png" />)
  const picture = container.querySelector('img')
  expect(picture).not.toBeNull()
  act(() => void picture?.dispatchEvent(new Event('error')))
  expect(container.textContent).toBe('AL')
})
