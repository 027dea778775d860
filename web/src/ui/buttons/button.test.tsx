import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('does nothing while busy, but keeps the focus and is announced as unavailable', async () => {
  const press = vi.fn()
  const view = (busy: boolean) => (
    <Button busy={busy} busyLabel="Saving..." onClick={press}>
      Save
    </Button>
  )
  const { rerender } = render(view(false))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(press).toHaveBeenCalledTimes(1)
  rerender(view(true))
  const button = screen.getByRole('button')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledTimes(1)
})

it('does not submit its form while busy', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).not.toHaveBeenCalled()
})
