import { beforeEach, expect, it, vi } from 'vitest'
import { loadInBackground } from './load-in-background.ts'

beforeEach(() => void vi.useFakeTimers())

it('retries until the part is loaded, and then starts it once', async () => {
  const end = vi.fn<() => void>()
  const begin = vi.fn<(part: string) => () => void>().mockReturnValue(end)
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('part')
  const stop = loadInBackground(load, begin)
  await vi.advanceTimersByTimeAsync(4999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(begin.mock.calls).toEqual([['part']])
  stop()
  expect(end).toHaveBeenCalledOnce()
})

it('does not start a part that is no longer wanted', async () => {
  const begin = vi.fn<() => () => void>()
  loadInBackground(() => Promise.resolve('part'), begin)()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(begin).not.toHaveBeenCalled()
})
