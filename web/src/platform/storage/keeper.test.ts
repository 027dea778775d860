import { expect, it, vi } from 'vitest'
import { pass } from '../../../test/begin-sessions.ts'
import { fakeDatabase } from '../../../test/fake-database.ts'
import { createKeeper } from './keeper.ts'
import { keepFor } from './kept-owner.ts'
import { change } from './local-store.ts'

/** A store with two answers, and what keeps more. */
async function begin() {
  vi.useFakeTimers()
  const database = fakeDatabase()
  keepFor('ada')
  for (const name of ['list', 'messages']) await change('ada', name, () => 'old')
  return { database, keeper: createKeeper('ada') }
}

it('writes what was noted together, each change after the one before it', async () => {
  const { database, keeper } = await begin()
  keeper.note('list', (known) => `${String(known)} new`)
  keeper.note('list', (known) => `${String(known)} newer`)
  keeper.note('messages', () => undefined)
  await pass(500)
  expect([...(database.values ?? [])]).toEqual([['ada:list', 'old new newer']])
})

it('removes what it cannot write, and what comes after that', async () => {
  const { database, keeper } = await begin()
  database.isFull = true
  keeper.note('list', () => 'new')
  keeper.note('messages', () => undefined)
  await pass(500)
  expect([...(database.values ?? [])]).toEqual([])
})

it('goes on after a change that fails', async () => {
  const { database, keeper } = await begin()
  keeper.note('list', () => {
    throw new Error('of another form')
  })
  keeper.note('messages', () => 'new')
  await pass(500)
  expect([...(database.values ?? [])]).toEqual([['ada:messages', 'new']])
})
