import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { locateNative, prepareBinaries } from './binaries.ts'
import { chooseRunner } from './choose-runner.ts'
import { createCluster } from './cluster.ts'
import { openDataFolder } from './data-folder.ts'
import { findRunningPostgres } from './find-running-postgres.ts'
import { acquireFolderLock } from './folder-lock.ts'
import { launchPostmaster } from './postmaster.ts'
import { supervise } from './supervise.ts'
import { tempDataFolder } from './test-support.ts'

async function listen(): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

test('chooses another port if the chosen one is taken meanwhile', async () => {
  const paths = openDataFolder(tempDataFolder())
  const lock = acquireFolderLock(paths.folder)
  const binaries = prepareBinaries(locateNative())
  const runner = await chooseRunner(binaries, paths.folder, undefined)
  await createCluster(paths, runner, binaries, false)
  const plan = { paths, binaries, runner, durable: false, settings: {} }

  const snatched = await listen()
  const free = await listen()
  await free.close()
  const ports = [snatched.port, free.port]
  const postmaster = await launchPostmaster(plan, async () => ports.shift() ?? 0)
  const { stop } = supervise(postmaster, plan, lock)
  try {
    expect(postmaster.port).toBe(free.port)
    expect(await findRunningPostgres(paths.folder)).toContain(`:${free.port}/`)
  } finally {
    await stop()
    await snatched.close()
  }
})
