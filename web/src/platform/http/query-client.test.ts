import { expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient, retryDelay, shouldRetry, withRetry } from './query-client.ts'

const error = (code: ApiError['code'], status: number): ApiError =>
  new ApiError({ code, status, message: '' })

it('never retries a request that the server refused', () => {
  for (const [code, status] of [
    ['invalid_input', 400],
    ['not_authenticated', 401],
    ['forbidden', 403],
    ['not_found', 404],
    ['rate_limited', 429],
  ] as const)
    expect(shouldRetry(0, error(code, status)), code).toBe(false)
})

it('retries a lost connection and a failing server three times, with growing delays', () => {
  for (const again of [error('network', 0), error('unavailable', 503)]) {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, again))).toEqual([
      true,
      true,
      true,
      false,
    ])
  }
  expect([0, 1, 2, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000])
})

it('does not retry after a bug in our own code', () => {
  expect(shouldRetry(0, new TypeError('x is undefined'))).toBe(false)
})

it('ends with the last error if a pause is broken off', async () => {
  const lost = error('network', 0)
  const ask = vi.fn(() => Promise.reject(lost))
  const pause = vi.fn<(milliseconds: number) => Promise<void>>()
  pause.mockResolvedValueOnce().mockRejectedValueOnce(new Error('Given up.'))
  await expect(withRetry(ask, { shouldRetry, retryDelay, pause })).rejects.toBe(lost)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(pause.mock.calls).toEqual([[1000], [2000]])
})

it('keeps what was fetched for a minute before it is asked for again', async () => {
  vi.useFakeTimers()
  const client = createQueryClient(() => {})
  const asked = vi.fn(async () => 'answer')
  const ask = () => client.fetchQuery({ queryKey: ['thing'], queryFn: asked })
  await ask()
  vi.advanceTimersByTime(59_000)
  await ask()
  expect(asked).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2_000)
  await ask()
  expect(asked).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
