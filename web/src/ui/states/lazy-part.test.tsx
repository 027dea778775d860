import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { takeToasts } from '../overlays/toast.ts'
import { uiTexts } from '../texts.ts'
import { LazyPart, lazyPart, prepareMainParts } from './lazy-part.tsx'

/** Fails as often as it is told to, and then loads. */
function partAfter(failures: number) {
  let attempts = 0
  return lazyPart(async () => {
    attempts += 1
    if (attempts <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ text }: { text: string }) => <p>{text}</p>
  })
}

function Opened({ Part }: { Part: ReturnType<typeof partAfter> }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>{open ? 'Is open' : 'Open'}</button>
      <LazyPart open={open} onFailure={() => setOpen(false)}>
        <Part text="The overlay" />
      </LazyPart>
    </>
  )
}

it('shows a placeholder until the part is loaded, reports a failure, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Part = partAfter(1)
  render(
    <LazyPart fallback="The place">
      <Part text="The part" />
    </LazyPart>,
  )
  screen.getByText('The place')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The part')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('closes an overlay that could not be loaded, says so, and loads it at the next press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<Opened Part={partAfter(1)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() =>
    expect(takeToasts()).toEqual([{ message: uiTexts.partFailed, tone: 'error' }]),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await screen.findByText('The overlay')
  screen.getByRole('button', { name: 'Is open' })
})

it('shows a part that was prepared at once, and is silent if preparing it fails', async () => {
  const Part = partAfter(1)
  expect(await Part.prepare()).toBe(false)
  expect(await Part.prepare()).toBe(true)
  render(<Opened Part={Part} />)
  screen.getByRole('button', { name: 'Open' }).click()
  await screen.findByText('The overlay')
  expect(takeToasts()).toEqual([])
})

it('loads main parts ahead of their use, one after the other, until it is stopped', async () => {
  const loaded: string[] = []
  const main = (name: string) =>
    lazyPart(
      async () => {
        loaded.push(name)
        return () => null
      },
      { isMain: true },
    )
  main('first')
  main('second')
  lazyPart(async () => {
    loaded.push('another')
    return () => null
  })
  prepareMainParts()()
  const stop = prepareMainParts()
  await waitFor(() => expect(loaded).toEqual(['first', 'second']))
  stop()
})

it('leaves every other error to the page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = (): never => {
    throw new Error('A mistake of our own')
  }
  expect(() =>
    render(
      <LazyPart>
        <Broken />
      </LazyPart>,
    ),
  ).toThrow('A mistake of our own')
})
