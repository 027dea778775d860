import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renewalOf } from './renewal.ts'

const queryKey = ['list']
let client: QueryClient
let asked: number
let answer: () => Promise<object>
let stop: () => void
const page = (count = 1) => Promise.resolve({ pages: Array.from({ length: count }) })
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** A change in one of many communities is announced. */
const change = () => void renewalOf(client, [...queryKey])()

beforeEach(async () => {
  vi.useFakeTimers()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  asked = 0
  answer = () => page()
  const queryFn = (): Promise<object> => {
    asked += 1
    return answer()
  }
  stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {})
  await pass(0)
  asked = 0
})
afterEach(() => stop())

it('fetches at once, then once every three seconds, and also after the last change', async () => {
  for (let number = 0; number < 55; number += 1) {
    change()
    await pass(100)
  }
  expect(asked).toBe(2)
  await pass(60_000)
  expect(asked).toBe(3)
})

it('lets a running request finish, and does not fetch right after it', async () => {
  let arrive = (): void => {}
  answer = () => new Promise((done) => (arrive = () => done({ pages: [{}] })))
  change()
  await pass(5_000)
  change()
  arrive()
  await pass(2_900)
  expect(asked).toBe(1)
  await pass(200)
  expect(asked).toBe(2)
  // Another request, such as for the next page, is not cancelled either.
  arrive()
  await pass(10_000)
  void client.refetchQueries({ queryKey })
  change()
  expect(asked).toBe(3)
  arrive()
  await pass(3_100)
  expect(asked).toBe(4)
})

it('pauses longer after a failure, and for many pages', async () => {
  answer = () => Promise.reject(new Error('Too many requests.'))
  change()
  await pass(0)
  answer = () => page(7)
  change()
  await pass(9_900)
  expect(asked).toBe(1)
  await pass(200)
  expect(asked).toBe(2)
  change()
  await pass(6_700)
  expect(asked).toBe(2)
  await pass(200)
  expect(asked).toBe(3)
})
