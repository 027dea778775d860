import type { Config } from '../config.ts'
import type { Log } from '../logger.ts'
import type { Tracing } from './create-tracing.ts'

export type { Tracing } from './create-tracing.ts'

/** Loads OpenTelemetry only if a collector is configured. */
export async function startTracing(
  config: Pick<Config, 'tracesUrl' | 'trustedProxies' | 'publicUrl'>,
  log: Log,
  now: () => number = Date.now,
): Promise<Tracing | undefined> {
  const { tracesUrl, trustedProxies, publicUrl } = config
  if (tracesUrl === undefined) return undefined
  const { createTracing } = await import('./create-tracing.ts')
  return createTracing({ tracesUrl, publicUrl, trustsCallers: trustedProxies > 0, log, now })
}
