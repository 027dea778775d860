import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'
import { AppError } from './app-error.ts'

/** What probes and Prometheus ask for at a node's inner address; it tells nothing about anybody. */
const forMachines: ReadonlySet<string | undefined> = new Set(['/livez', '/readyz', '/metrics'])

/**
 * Answers only requests that are for us: a page whose name suddenly leads to this machine (DNS
 * rebinding) is of our origin to its browser, but the header still has its own name.
 */
export function addHostCheck(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', ({ headers, url, routeOptions }, _reply, done) => {
    const isForMachines = forMachines.has(routeOptions.url)
    // Proxies keep these paths from the outside as they are written, without a slash at the end.
    if (isForMachines && url.split('?', 1)[0] !== routeOptions.url)
      return done(new AppError('not_found'))
    if ((isForMachines && !config.development) || isOurHost(headers.host, config)) return done()
    return done(new AppError('wrong_host'))
  })
}

/** Ports do not count: a proxy may listen on another than its nodes. */
export function isOurHost(header: string | undefined, config: Config): boolean {
  const [, name] = /^([^\s:/@?#\\[\]]+|\[[\da-f:.]+\])(?::\d+)?$/i.exec(header ?? '') ?? []
  if (name === undefined) return false
  const host = name.toLowerCase()
  if (config.development && isLoopback(host)) return true
  const ours = [hostOf(config.publicUrl), hostOf(config.appLink), ...config.allowedHosts]
  return ours.includes(host)
}

const hostOf = (url: string): string => new URL(url).hostname
