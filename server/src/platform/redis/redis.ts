import { Redis } from 'ioredis'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../logger.ts'

/** Redis may be down at any time: no command waits longer than this. */
const commandTimeout = 250
const lookEvery = 1_000

export interface RedisLink {
  /** For commands; check `isUp` first. */
  readonly commands: Redis
  readonly subscriber: Redis
  isUp(): boolean
  /** Called after every connect of the subscriber, and at once if it is connected. */
  onReady(work: () => void): void
  close(): Promise<void>
}

export function openRedis(url: string, log: Log): RedisLink {
  const commands = connect(url)
  const subscriber = connect(url)
  const isUp = () => commands.status === 'ready'
  let known: boolean | undefined
  const notify = () => {
    if (isUp() === known) return
    known = isUp()
    if (known) log.info('redis is there')
    else log.warn('redis is away: limits are counted by each node, changes are found by looking')
  }
  const watchdog = setInterval(() => {
    for (const connection of [commands, subscriber]) void letGoOfSilence(connection)
    notify()
  }, lookEvery).unref()
  return {
    commands,
    subscriber,
    isUp,
    onReady: (work) => {
      if (subscriber.status === 'ready') work()
      subscriber.on('ready', work)
    },
    close: async () => {
      clearInterval(watchdog)
      commands.disconnect()
      subscriber.disconnect()
    },
  }
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    commandTimeout,
    connectTimeout: 2_000,
    connectionName: 'patchbay',
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000) + Math.random() * 100,
  })
  // Without a listener, every failed attempt would be written to standard error.
  redis.on('error', () => {})
  return redis
}

/**
 * A Redis that hangs keeps its connections open, and every request would wait for it. This
 * disconnects, so that Redis counts as down until it answers again.
 */
async function letGoOfSilence(redis: Redis): Promise<void> {
  if (redis.status !== 'ready') return
  const late = delay(commandTimeout * 2, 'late', { ref: false })
  const answered = redis.ping().then(
    () => 'answered',
    () => 'late',
  )
  if ((await Promise.race([answered, late])) === 'late') redis.disconnect(true)
}
