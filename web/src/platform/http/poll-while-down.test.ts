import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { setSocketOpen } from '../realtime/socket.ts'
import { pollWhileDown } from './poll-while-down.ts'

const ask = vi.fn<() => Promise<void>>()
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const show = (visible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockReset()
  ask.mockResolvedValue()
  setSocketOpen(true)
  onTestFinished(pollWhileDown(ask))
  onTestFinished(() => {
    setSocketOpen(false)
    vi.restoreAllMocks()
  })
})

it('[V-03, V-04] asks every 2 s while the socket is down, and not while it is up', async () => {
  await pass(10_000)
  expect(ask).not.toHaveBeenCalled()
  setSocketOpen(false)
  await pass(1999)
  expect(ask).not.toHaveBeenCalled()
  await pass(1)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(6000)
  expect(ask).toHaveBeenCalledTimes(4)
  setSocketOpen(true)
  await pass(20_000)
  expect(ask).toHaveBeenCalledTimes(4)
})

it('sends one request at a time, and continues after one that failed', async () => {
  let fail = (): void => {}
  ask.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new Error('dead')))))
  setSocketOpen(false)
  await pass(20_000)
  expect(ask).toHaveBeenCalledTimes(1)
  fail()
  await pass(2000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('pauses in a hidden tab, and asks at once when the tab becomes visible', async () => {
  setSocketOpen(false)
  show(false)
  await pass(60_000)
  expect(ask).not.toHaveBeenCalled()
  show(true)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(2000)
  expect(ask).toHaveBeenCalledTimes(2)
})
