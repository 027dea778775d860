import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTcpProxy, type TcpProxy } from '../../../test/services/tcp-proxy.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { closeDatabase, openDatabase, transaction, type Database } from './database.ts'
import { quickRead } from './statement.ts'

const selectSum = quickRead<{ sum: number; at: Date; note: string | null }, [number, number]>(
  `select $1::integer + $2::integer as sum, now() as at, null as note`,
)
const divide = quickRead<{ half: number }, [number]>('select 1 / $1::integer as half')
const selectPid = quickRead<{ pid: number }>('select pg_backend_pid() as pid')
const selectConnections = quickRead<{ open: number }>(
  `select count(*)::integer as open from pg_stat_activity where datname = current_database()`,
)
const selectOther = quickRead<{ name: string }>('select current_database()::text as name')

const sleep = quickRead<never, [number]>('select pg_sleep($1)')
function later(milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, milliseconds)
  return promise
}

let broken: Error[]
let database: TestDatabase
let proxy: TcpProxy
let db: Database
beforeEach(async () => {
  database = await createTestDatabase()
  proxy = await startTcpProxy(database.url)
  broken = []
  db = openDatabase({
    url: proxy.url,
    poolSize: 2,
    pooled: false,
    silenceLimit: 500,
    onIdleError: (error) => void broken.push(error),
  })
})
afterEach(async () => {
  await proxy.stop()
  await closeDatabase(db)
  await database.close()
})

describe('quick reads', () => {
  it('share a few connections, and each gets its own answer', async () => {
    for (const round of [1, 2, 3]) {
      const asked = Array.from({ length: 200 }, (_, number) => number)
      const rows = await Promise.all(asked.map((number) => selectSum(db, [number, round])))
      expect(rows.map(([row]) => row?.sum)).toEqual(asked.map((number) => number + round))
      expect(rows[199]?.[0]).toEqual({ sum: 199 + round, at: expect.any(Date), note: null })
    }
    const [row] = await selectConnections(db, [])
    expect(row?.open).toBeLessThanOrEqual(4)
  })

  it('fail alone, and the statement can be repeated', async () => {
    for (const _round of [1, 2]) {
      const [failed, ...whole] = await Promise.allSettled([
        divide(db, [0]),
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => selectSum(db, [number, 0])),
        divide(db, [1]),
      ])
      expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
      expect(whole.map(({ status }) => status)).toEqual(Array(9).fill('fulfilled'))
    }
    expect(await divide(db, [1])).toEqual([{ half: 1 }])
  })

  it('use the connection of a transaction', async () => {
    const pids = await transaction(db, async (tx) => [
      (await selectPid(tx, []))[0]?.pid,
      (await selectPid(tx, []))[0]?.pid,
    ])
    expect(pids[0]).toBe(pids[1])
    expect((await selectPid(db, []))[0]?.pid).not.toBe(pids[0])
  })

  it('continue after the database has been unavailable', async () => {
    await selectOther(db, [])
    await proxy.refuse()
    await expect(selectOther(db, [])).rejects.toThrow(/ECONNREFUSED|terminated|Connection/)
    await proxy.forward()
    expect(await selectOther(db, [])).toHaveLength(1)
  })

  it('cut only the connections that do not answer, however many statements are sent', async () => {
    const before = (await selectPid(db, []))[0]?.pid
    // Longer than the limit, but no statement is pending, so nothing is cut.
    await later(700)
    expect((await selectPid(db, []))[0]?.pid).toBe(before)
    proxy.swallow()
    const first = selectPid(db, [])
    const asking = setInterval(() => void selectPid(db, []).catch(() => {}), 50)
    await expect(first).rejects.toThrow(/terminated/)
    clearInterval(asking)
    await proxy.forward()
    await expect.poll(() => selectPid(db, []).catch(() => [])).toHaveLength(1)
    expect((await selectPid(db, []))[0]?.pid).not.toBe(before)
  })

  it('avoid a connection that is busy with a slow statement', async () => {
    const patient = openDatabase({ url: database.url, poolSize: 1, pooled: false })
    await selectPid(patient, [])
    const slow = sleep(patient, [2]).then(() => 'slow')
    await later(200)
    const quick = Promise.all(Array.from({ length: 40 }, () => selectPid(patient, [])))
    expect(await Promise.race([slow, quick.then(() => 'quick')])).toBe('quick')
    await slow
    await closeDatabase(patient)
  })

  it('manage without another connection if the database has no room for it', async () => {
    await selectPid(db, [])
    await database.allowConnections(false)
    const rows = await Promise.all(Array.from({ length: 40 }, () => selectPid(db, [])))
    expect(new Set(rows.map(([row]) => row?.pid)).size).toBe(1)
    await expect
      .poll(() => broken.map(({ message }) => message).join())
      .toMatch(/not currently accepting/)
    await database.allowConnections(true)
  })

  it('are refused after the database is closed, and if they would take a lock', async () => {
    await closeDatabase(db)
    await expect(selectPid(db, [])).rejects.toThrow('closed')
    expect(() => quickRead('select id from instance for key share')).toThrow('no quick read')
    db = openDatabase({ url: proxy.url, poolSize: 2, pooled: false })
  })

  it('use any connection that a pooler gives them', async () => {
    const pooled = openDatabase({ url: database.url, poolSize: 1, pooled: true })
    const pids = await Promise.all([selectPid(pooled, []), selectPid(pooled, [])])
    expect(pids[0]).toEqual(pids[1])
    await closeDatabase(pooled)
  })
})
