import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { LazyPart } from './lazy-part.tsx'

it('shows a placeholder until the part is loaded, reports a failure, and tries again', async () => {
  let attempts = 0
  const importPart = async () => {
    attempts += 1
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>The part</p>
  }
  render(<LazyPart importPart={importPart}>The place</LazyPart>)
  screen.getByText('The place')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The part')
  expect(screen.queryByRole('alert')).toBeNull()
})
