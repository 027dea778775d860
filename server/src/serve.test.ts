import { expect, it } from 'vitest'
import { execute } from '../test/postgres.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { postMail } from './features/accounts/mails/public.ts'
import { readConfig } from './platform/config.ts'
import { query } from './platform/db/query.ts'
import { beginRestore, endRestore } from './platform/db/restoring.ts'
import { serve } from './serve.ts'

it('a node serves requests, runs jobs, and leaves nothing behind when it stops', async () => {
  const { db, url, close } = await createTestDatabase()
  const config = { ...readConfig({ LOG_LEVEL: 'silent', DEMO_DATA: 'off' }), port: 0 }
  const server = await serve(config, { databaseUrl: url, providers: {} })
  await postMail(db, {
    to: 'pat@example.com',
    userId: null,
    template: 'ban_lifted',
    data: {},
  })
  const readMailbox = async () => (await fetch(`http://localhost:${server.port}/mailbox`)).text()
  await expect.poll(readMailbox).not.toContain('on its way')
  expect(await readMailbox()).toContain('pat@example.com')
  const metrics = await (await fetch(`http://localhost:${server.port}/metrics`)).text()
  expect(metrics).toContain(
    'patchbay_job_duration_seconds_count{task="send_mail",outcome="done"} 1',
  )
  for (const state of ['waiting', 'running', 'failing', 'dead'])
    expect(metrics).toContain(`patchbay_jobs{state="${state}"} 0`)
  const listWorkers = () => query(db).selectFrom('job_workers').selectAll().execute()
  // Pushes and visits wait for others, so each has a worker; a third one runs everything else.
  await expect.poll(listWorkers).toHaveLength(3)
  const listKeys = () => query(db).selectFrom('push_keys').selectAll().execute()
  const keys = await listKeys()
  expect(keys).toMatchObject([{ public_key: expect.stringMatching(/^B[\w-]{86}$/) }])
  await server.stop()
  expect(await listWorkers()).toEqual([])
  // The keys persist across starts, because subscriptions are bound to them.
  await (await serve(config, { databaseUrl: url, providers: {} })).stop()
  expect(await listKeys()).toEqual(keys)
  await close()
})

it('does not start on a database into which a restore did not end', async () => {
  const { db, url, close } = await createTestDatabase()
  await beginRestore(db)
  const config = { ...readConfig({ LOG_LEVEL: 'silent', DEMO_DATA: 'off' }), port: 0 }
  const start = () => serve(config, { databaseUrl: url, providers: {} })
  await expect(start()).rejects.toThrow('A restore into this database did not end')
  await endRestore(db)
  await (await start()).stop()
  await close()
})

it('behind a pooler, production wants the database to limit the time of statements', async () => {
  const { url, close } = await createTestDatabase()
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent' }),
    publicUrl: 'https://patchbay.example',
    development: false,
    demoData: false,
    drainSeconds: 0,
    databasePooled: true,
    databaseDirectUrl: url,
    port: 0,
  }
  const start = () => serve(config, { databaseUrl: url, providers: {} })
  await expect(start()).rejects.toThrow("set statement_timeout = '30s'")
  await execute(
    url,
    `alter database ${new URL(url).pathname.slice(1)} set statement_timeout = '30s'`,
  )
  await (await start()).stop()
  await close()
})
