import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Readout } from './readout.tsx'

it('sets numbers as a read-out, and a time that is told in words as words', () => {
  const isReadout = (time: string): boolean | undefined => {
    const { container } = render(<Readout dateTime="2026-11-14T13:05">{time}</Readout>)
    return container.querySelector('time')?.classList.contains('readout')
  }
  expect(['13:05', '14:00–18:00', '2026-11-14'].map(isReadout)).toEqual([true, true, true])
  expect(['Yesterday', '9 Oct', '2 h'].map(isReadout)).toEqual([false, false, false])
})
