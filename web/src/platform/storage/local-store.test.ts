import { expect, it, vi } from 'vitest'
import { pass } from '../../../test/begin-sessions.ts'
import { fakeDatabase } from '../../../test/fake-database.ts'
import { isStoredShown, orStored, readStored } from './stored-answers.ts'
import { deleteStored, storeFor } from './stored-owner.ts'
import { change } from './local-store.ts'
import { ApiError } from '../http/api-error.ts'
import { noConnection } from '../http/api.ts'

const keep = (owner: string, name: string, value: unknown): Promise<void> =>
  change(owner, name, () => value)

it('keeps answers for their owner only', async () => {
  fakeDatabase()
  storeFor('ada')
  await keep('ada', 'list', { rows: [1] })
  await keep('kit', 'list', { rows: [2] })
  expect(await readStored('ada', 'list')).toEqual({ rows: [1] })
  expect(await readStored('kit', 'list')).toBeUndefined()
})

it('changes what it knows in one step, and removes what becomes nothing', async () => {
  const database = fakeDatabase()
  storeFor('ada')
  const add = (one: string) => (known: unknown) => [...((known ?? []) as string[]), one]
  await Promise.all([change('ada', 'recent', add('a')), change('ada', 'other', add('b'))])
  await change('ada', 'recent', add('c'))
  expect(await readStored('ada', 'recent')).toEqual(['a', 'c'])
  await change('ada', 'recent', () => undefined)
  expect([...(database.values?.keys() ?? [])]).toEqual(['ada:other'])
})

it('deletes everything at the end of a session, also what is being written at that moment', async () => {
  const database = fakeDatabase()
  storeFor('ada')
  await keep('ada', 'list', 'old')
  const { values } = database
  const writing = change('ada', 'list', () => {
    deleteStored()
    return 'late'
  })
  await writing
  expect(values?.get('ada:list')).toBe('late')
  await keep('ada', 'list', 'later')
  await expect.poll(() => database.values).toBeUndefined()
  expect(await readStored('ada', 'list')).toBeUndefined()
  expect(database.values).toBeUndefined()
})

it('does not write what was to be written when the session ended', async () => {
  const database = fakeDatabase()
  storeFor('ada')
  await keep('ada', 'list', 'old')
  const { values } = database
  const writing = keep('ada', 'list', 'late')
  deleteStored()
  await writing
  expect(values?.get('ada:list')).toBe('old')
  await expect.poll(() => database.values).toBeUndefined()
})

it('reads nothing while another tab holds a store that is to be deleted, and goes on afterwards', async () => {
  vi.useFakeTimers()
  fakeDatabase()
  const other = indexedDB.open('kept', 1)
  await pass()
  storeFor('ada')
  const seen = vi.fn<(value: unknown) => void>()
  void readStored('ada', 'list').then(seen)
  await pass(1400)
  expect(seen).not.toHaveBeenCalled()
  await pass(200)
  expect(seen).toHaveBeenCalledExactlyOnceWith(undefined)
  other.result.close()
  await keep('ada', 'list', 'new')
  expect(await readStored('ada', 'list')).toBe('new')
})

it('deletes the answers of one person when another signs in', async () => {
  const database = fakeDatabase()
  storeFor('ada')
  await keep('ada', 'list', 'of Ada')
  storeFor('kit')
  await expect.poll(() => database.values).toBeUndefined()
  await keep('kit', 'list', 'of Kit')
  expect([...(database.values ?? [])]).toEqual([['kit:list', 'of Kit']])
  storeFor('kit')
  expect(await readStored('kit', 'list')).toBe('of Kit')
})

it('drops what an older build has stored in another form', async () => {
  const database = fakeDatabase()
  database.version = 0.5
  database.values = new Map([['ada:list', 'of another form']])
  localStorage.setItem('kept-for', 'ada')
  expect(await readStored('ada', 'list')).toBeUndefined()
  await keep('ada', 'list', 'new')
  expect(await readStored('ada', 'list')).toBe('new')
})

it.each([
  ['is forbidden', { isForbidden: true }],
  ['is of a newer build', { version: 99 }],
  ['is full', { isFull: true }],
])('reads nothing and throws nothing where the store %s', async (_, changes) => {
  storeFor('ada')
  Object.assign(fakeDatabase(), changes)
  await keep('ada', 'list', 'one').catch(() => {})
  expect(await readStored('ada', 'list')).toBeUndefined()
  vi.stubGlobal('indexedDB', undefined)
  deleteStored()
  expect(await readStored('ada', 'list')).toBeUndefined()
})

const lost = () => Promise.reject(noConnection(undefined))
const refused = new ApiError({ code: 'forbidden', status: 403, message: 'no' })
const failing = new ApiError({ code: 'internal', status: 503, message: 'no' })

/** A store with a stored list, in a browser that may have a network. */
async function beginStored(onLine: boolean) {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  fakeDatabase()
  storeFor('ada')
  await keep('ada', 'list', 'kept')
}

it('takes the stored answer only where the server has given none', async () => {
  await beginStored(false)
  expect(await orStored('ada', 'list', () => Promise.resolve('fresh'))).toBe('fresh')
  expect(isStoredShown('ada', 'list')).toBe(false)
  expect(await orStored('ada', 'list', lost)).toBe('kept')
  expect(isStoredShown('ada', 'list')).toBe(true)
  await expect(orStored('ada', 'list', () => Promise.reject(refused))).rejects.toBe(refused)
  expect(isStoredShown('ada', 'list')).toBe(false)
  const error = noConnection(undefined)
  await expect(orStored('ada', 'unknown', () => Promise.reject(error))).rejects.toBe(error)
  expect(isStoredShown('ada', 'unknown')).toBe(false)
})

it.each([
  ['lost', noConnection(undefined)],
  ['refused by a gateway', failing],
])('repeats a request that was %s before it takes the stored answer', async (_, error) => {
  await beginStored(true)
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error)
  ask.mockResolvedValue('fresh')
  const answer = orStored('ada', 'list', ask)
  await pass(1000)
  expect(await answer).toBe('fresh')
  expect(ask).toHaveBeenCalledTimes(2)
  const dead = vi.fn<() => Promise<string>>(lost)
  const late = orStored('ada', 'list', dead)
  await pass(7000)
  expect(await late).toBe('kept')
  expect(dead).toHaveBeenCalledTimes(4)
})
