import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ShowMore } from './show-more.tsx'

it('keeps the focus when more items are loaded, and checks again whether the end is near', async () => {
  let near = (): void => {}
  const observe = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => notify([{ isIntersecting: true }])
      }
      observe = observe
      disconnect(): void {}
    },
  )
  const more = vi.fn()
  const view = (shown: number, busy: boolean) => (
    <ShowMore shown={shown} label="Show more" busyLabel="Loading..." busy={busy} onMore={more} />
  )
  const { rerender } = render(view(20, false))
  const button = screen.getByRole('button')
  await userEvent.click(button)
  rerender(view(20, true))
  expect(observe).toHaveBeenCalledTimes(1)
  rerender(view(40, false))
  expect(document.activeElement).toBe(button)
  expect(observe).toHaveBeenCalledTimes(2)
  near()
  expect(more).toHaveBeenCalledTimes(2)
})
