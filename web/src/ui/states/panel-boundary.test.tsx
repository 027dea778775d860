import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { Panel } from '../panel.tsx'
import { uiTexts } from '../texts.ts'
import { Awaited } from './awaited.tsx'

const broken = { is: true }
function Card(): ReactNode {
  if (broken.is) throw new Error('This card cannot be rendered.')
  return <p>The card</p>
}

const query = { data: [1], isError: false, isFetching: false, refetch: () => {} }
const texts = { loading: 'Loading...', notLoaded: 'Not loaded.' }

it.each([
  [
    'a panel',
    <Panel key="panel" title="Cards">
      <Card />
    </Panel>,
  ],
  [
    'a loaded list',
    <Awaited key="list" query={query} texts={texts}>
      {() => <Card />}
    </Awaited>,
  ],
])(
  '%s that cannot be rendered leaves the rest of the page, and tries again',
  async (_name, part) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    broken.is = true
    render(
      <>
        <p>The rest</p>
        {part}
      </>,
    )
    screen.getByText('The rest')
    expect(screen.getByRole('alert').textContent).toContain(uiTexts.panelFailed)
    broken.is = false
    await userEvent.click(screen.getByRole('button', { name: uiTexts.retry }))
    screen.getByText('The card')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('is rendered again at once when other data arrives', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  broken.is = true
  const list = (data: readonly number[]) => (
    <Awaited query={{ ...query, data }} texts={texts}>
      {() => <Card />}
    </Awaited>
  )
  const { rerender } = render(list([1]))
  screen.getByRole('alert')
  broken.is = false
  rerender(list([2]))
  screen.getByText('The card')
})
