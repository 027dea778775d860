import { locateNative, prepareBinaries, readMajorVersion } from './binaries.ts'
import { chooseRunner } from './choose-runner.ts'
import { createCluster, findCluster, removeUnfinished, requireSameMajor } from './cluster.ts'
import { openDataFolder, type DataFolder } from './data-folder.ts'
import { servesCluster } from './find-running-postgres.ts'
import { acquireFolderLock, type FolderLock } from './folder-lock.ts'
import { LaunchError, toLaunchError } from './launch-error.ts'
import { connectionUrl, readPassword } from './password.ts'
import { launchPostmaster, type LaunchPlan } from './postmaster.ts'
import { supervise } from './supervise.ts'

export interface EmbeddedPostgres {
  url: string
  port: number
  pid: number
  stop(): Promise<void>
  /** Resolves with the reason in one line if the server ends without stop(). */
  died: Promise<string>
}

export interface EmbeddedPostgresOptions {
  folder: string
  /** False gives up durability after a power cut, for tests. */
  durable?: boolean
  settings?: Record<string, string>
  /** The port to use again after a crash; otherwise any free port. */
  port?: number
}

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  let lock: FolderLock | undefined
  try {
    const paths = openDataFolder(options.folder)
    lock = acquireFolderLock(paths.folder)
    return await start(await prepare(paths, options), lock, options.port)
  } catch (error) {
    lock?.release()
    throw toLaunchError(error, options.folder)
  }
}

async function prepare(paths: DataFolder, options: EmbeddedPostgresOptions): Promise<LaunchPlan> {
  const { durable = true, settings = {} } = options
  const binaries = prepareBinaries(locateNative())
  await removeUnfinished(paths)
  const cluster = findCluster(paths)
  const major = await readMajorVersion(binaries)
  if (cluster !== undefined) requireSameMajor(paths, cluster.version, major)
  const runner = await chooseRunner(binaries, paths.folder, cluster)
  if (cluster === undefined) await createCluster(paths, runner, binaries, durable)
  return { paths, binaries, runner, durable, settings }
}

async function start(
  plan: LaunchPlan,
  lock: FolderLock,
  port: number | undefined,
): Promise<EmbeddedPostgres> {
  const { cluster, passwordFile } = plan.paths
  const password = readPassword(plan.paths)
  if (password === undefined) {
    throw new LaunchError(
      `The password of the database is missing: put ${passwordFile} back, or move ${cluster} away to begin with an empty one.`,
    )
  }
  const chosen = port === undefined ? undefined : async () => port
  const postmaster = await launchPostmaster(plan, chosen)
  const { stop, died } = supervise(postmaster, plan, lock)
  const url = connectionUrl(password, postmaster.port)
  if (await servesCluster(url, cluster)) {
    return { url, port: postmaster.port, pid: postmaster.pid, stop, died }
  }
  await stop()
  throw new LaunchError(
    `PostgreSQL refuses the password in ${passwordFile} (${postmaster.log.reason}): put the right one back.`,
  )
}
