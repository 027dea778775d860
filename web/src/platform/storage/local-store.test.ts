import { expect, it, vi } from 'vitest'
import { fakeDatabase } from '../../../test/fake-database.ts'
import { orKept, readKept } from './kept-answers.ts'
import { forgetKept, keepFor } from './kept-owner.ts'
import { change } from './local-store.ts'
import { ApiError } from '../http/api-error.ts'
import { noConnection } from '../http/api.ts'

const keep = (owner: string, name: string, value: unknown): Promise<void> =>
  change(owner, name, () => value)

it('keeps answers for their owner only', async () => {
  fakeDatabase()
  keepFor('ada')
  await keep('ada', 'list', { rows: [1] })
  await keep('kit', 'list', { rows: [2] })
  expect(await readKept('ada', 'list')).toEqual({ rows: [1] })
  expect(await readKept('kit', 'list')).toBeUndefined()
})

it('changes what it knows in one step, and removes what becomes nothing', async () => {
  const database = fakeDatabase()
  keepFor('ada')
  const add = (one: string) => (known: unknown) => [...((known ?? []) as string[]), one]
  await Promise.all([change('ada', 'recent', add('a')), change('ada', 'other', add('b'))])
  await change('ada', 'recent', add('c'))
  expect(await readKept('ada', 'recent')).toEqual(['a', 'c'])
  await change('ada', 'recent', () => undefined)
  expect([...(database.values?.keys() ?? [])]).toEqual(['ada:other'])
})

it('deletes everything at the end of a session, also what is being written at that moment', async () => {
  const database = fakeDatabase()
  keepFor('ada')
  await keep('ada', 'list', 'old')
  const writing = keep('ada', 'list', 'late')
  forgetKept()
  const afterwards = keep('ada', 'list', 'later')
  await Promise.allSettled([writing, afterwards])
  await vi.waitFor(() => expect(database.values).toBeUndefined())
  expect(await readKept('ada', 'list')).toBeUndefined()
  expect(database.values).toBeUndefined()
})

it('deletes the answers of one person when another signs in', async () => {
  const database = fakeDatabase()
  keepFor('ada')
  await keep('ada', 'list', 'of Ada')
  keepFor('kit')
  await vi.waitFor(() => expect(database.values).toBeUndefined())
  await keep('kit', 'list', 'of Kit')
  expect([...(database.values ?? [])]).toEqual([['kit:list', 'of Kit']])
  keepFor('kit')
  expect(await readKept('kit', 'list')).toBe('of Kit')
})

it('drops what an older build has kept in another form', async () => {
  const database = fakeDatabase()
  database.version = 0.5
  database.values = new Map([['ada:list', 'of another form']])
  localStorage.setItem('kept-for', 'ada')
  expect(await readKept('ada', 'list')).toBeUndefined()
  await keep('ada', 'list', 'new')
  expect(await readKept('ada', 'list')).toBe('new')
})

it.each([
  ['is forbidden', { isForbidden: true }],
  ['is of a newer build', { version: 99 }],
  ['is full', { isFull: true }],
])('reads nothing and throws nothing where the store %s', async (_, changes) => {
  keepFor('ada')
  Object.assign(fakeDatabase(), changes)
  await keep('ada', 'list', 'one').catch(() => {})
  expect(await readKept('ada', 'list')).toBeUndefined()
  vi.stubGlobal('indexedDB', undefined)
  forgetKept()
  expect(await readKept('ada', 'list')).toBeUndefined()
})

it('takes the kept answer only where the server has given none', async () => {
  fakeDatabase()
  keepFor('ada')
  await keep('ada', 'list', 'kept')
  const refused = new ApiError({ code: 'forbidden', status: 403, message: 'no' })
  expect(await orKept('ada', 'list', Promise.resolve('fresh'))).toBe('fresh')
  expect(await orKept('ada', 'list', Promise.reject(noConnection(undefined)))).toBe('kept')
  await expect(orKept('ada', 'list', Promise.reject(refused))).rejects.toBe(refused)
  const lost = noConnection(undefined)
  await expect(orKept('ada', 'unknown', Promise.reject(lost))).rejects.toBe(lost)
})
