import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when the test says so; `log` has the names of what has begun. */
function createDesk(options: Parameters<typeof createTurns>[0]) {
  const turns = createTurns(options)
  const log: string[] = []
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
  const answers = new Map<string, Promise<string>>()
  const take = (by: string, name: string): void => {
    const done = turns.take(by, () => {
      log.push(name)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      ends.set(name, { resolve, reject })
      return promise
    })
    const answer = done.then(
      () => 'done',
      (error: { code?: string; retryAfter?: number }) => `${error.code} ${error.retryAfter}`,
    )
    answers.set(name, answer)
  }
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.resolve()
    await answers.get(name)
  }
  return { take, end, log, ends, answers }
}

it('runs two at a time, and the others after them', async () => {
  const { take, end, log, answers } = createDesk({ atOnce: 2, waiting: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) take('a', name)
  expect(log).toEqual(['a1', 'a2'])
  await end('a2')
  expect(log).toEqual(['a1', 'a2', 'a3'])
  await end('a1')
  expect(log).toEqual(['a1', 'a2', 'a3', 'a4'])
  await end('a3')
  await end('a4')
  expect(await Promise.all(answers.values())).toEqual(['done', 'done', 'done', 'done'])
})

it('refuses at once what does not fit, and says when to come back', async () => {
  const { take, log, answers } = createDesk({ atOnce: 1, waiting: 1 })
  for (const name of ['a1', 'a2', 'a3']) take('a', name)
  expect(await answers.get('a3')).toBe('unavailable 2')
  expect(log).toEqual(['a1'])
})

it('lets everybody take turns, however much one of them has waiting', async () => {
  const { take, end, log } = createDesk({ atOnce: 1, waiting: 9 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) take('a', name)
  take('b', 'b1')
  take('c', 'c1')
  for (const name of ['a1', 'a2', 'b1', 'c1']) await end(name)
  expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

it('makes room for others where one alone has filled it', async () => {
  const { take, end, log, answers } = createDesk({ atOnce: 1, waiting: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) take('a', name)
  take('b', 'b1')
  expect(await answers.get('a4')).toBe('unavailable 2')
  // Who waits with as much as the others has to come back.
  take('b', 'b2')
  expect(await answers.get('b2')).toBe('unavailable 2')
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
  expect(log).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('goes on after work that has failed', async () => {
  const { take, log, ends, answers } = createDesk({ atOnce: 1, waiting: 1 })
  take('a', 'a1')
  take('a', 'a2')
  ends.get('a1')?.reject(new Error('no memory'))
  await answers.get('a1')
  expect(log).toEqual(['a1', 'a2'])
})
