import { expect, it, vi } from 'vitest'
import { pass } from '../../../test/begin-sessions.ts'
import { fakeDatabase } from '../../../test/fake-database.ts'
import { createAnswerWriter } from './answer-writer.ts'
import { storeFor } from './stored-owner.ts'
import { change } from './local-store.ts'

/** A store with two answers, and what keeps more. */
async function begin() {
  vi.useFakeTimers()
  const database = fakeDatabase()
  storeFor('ada')
  for (const name of ['list', 'messages']) await change('ada', name, () => 'old')
  return { database, writer: createAnswerWriter('ada') }
}

it('writes what was noted together, each change after the one before it', async () => {
  const { database, writer } = await begin()
  writer.note('list', (known) => `${String(known)} new`)
  writer.note('list', (known) => `${String(known)} newer`)
  writer.note('messages', () => undefined)
  await pass(500)
  expect([...(database.values ?? [])]).toEqual([['ada:list', 'old new newer']])
})

it('removes what it cannot write, and what comes after that', async () => {
  const { database, writer } = await begin()
  database.isFull = true
  writer.note('list', () => 'new')
  writer.note('messages', () => undefined)
  await pass(500)
  expect([...(database.values ?? [])]).toEqual([])
})

it('goes on after a change that fails', async () => {
  const { database, writer } = await begin()
  writer.note('list', () => {
    throw new Error('of another form')
  })
  writer.note('messages', () => 'new')
  await pass(500)
  expect([...(database.values ?? [])]).toEqual([['ada:messages', 'new']])
})
