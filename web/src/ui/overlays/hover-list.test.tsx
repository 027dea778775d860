import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { HoverList } from './hover-list.tsx'

const list = (
  <>
    <HoverList label="Members" trigger="412 members">
      <p>Theo Lindqvist</p>
    </HoverList>
    <p>Elsewhere</p>
  </>
)
/** One pointer, and fake timers. */
function begin() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(list)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return { user, pass }
}
const button = () => screen.getByRole('button', { name: '412 members' })

it('shows the list on hover, keeps it while the pointer is on it and closes it after that', async () => {
  const { user, pass } = begin()
  await user.hover(button())
  const popup = await screen.findByRole('dialog', { name: 'Members' })
  expect(document.activeElement).toBe(document.body)
  await user.hover(screen.getByText('Elsewhere'))
  await pass(200)
  await user.hover(screen.getByText('Theo Lindqvist'))
  await pass(1000)
  expect(popup.isConnected).toBe(true)
  await user.hover(screen.getByText('Elsewhere'))
  await pass(200)
  expect(popup.isConnected).toBe(true)
  await pass(100)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('opens by keyboard, takes the focus, closes with Escape and returns the focus', async () => {
  render(list)
  await userEvent.tab()
  expect(document.activeElement).toBe(button())
  await userEvent.keyboard('{Enter}')
  const popup = await screen.findByRole('dialog', { name: 'Members' })
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true))
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button()))
})

it('stays open after a press wherever the pointer goes, and a second press closes it', async () => {
  const { user, pass } = begin()
  await user.click(button())
  await screen.findByRole('dialog', { name: 'Members' })
  await user.hover(screen.getByText('Elsewhere'))
  await pass(1000)
  screen.getByRole('dialog', { name: 'Members' })
  await user.click(button())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('is a sheet on phones', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(list)
  await userEvent.click(button())
  await screen.findByRole('dialog', { name: 'Members' })
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  vi.restoreAllMocks()
})
