import { Histogram, type Registry } from 'prom-client'

/** On every answer; `route` is the pattern, absent where none fits. */
export type ObserveRequest = (
  method: string,
  route: string | undefined,
  status: number,
  seconds: number,
) => void

interface Child {
  observe(seconds: number): void
}

/** The child of each combination is kept: finding it again by its labels would cost the most. */
export function createRequestTimes(registry: Registry): ObserveRequest {
  const times = new Histogram({
    name: 'patchbay_http_request_duration_seconds',
    help: 'From the arrival of a request until its answer was sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const known = new Map<string, Map<string, Child[]>>()
  const add = (method: string, route: string, status: number): Child => {
    const child = times.labels(method, labelOf(route), String(status))
    const methods = known.get(route) ?? new Map<string, Child[]>()
    const statuses = methods.get(method) ?? []
    statuses[status] = child
    known.set(route, methods.set(method, statuses))
    return child
  }
  return (method, route = 'unknown', status, seconds) => {
    const child = known.get(route)?.get(method)?.[status] ?? add(method, route, status)
    child.observe(seconds)
  }
}

/** Every built file is a route of its own, with a new name in every build. */
const labelOf = (route: string): string => (route.startsWith('/assets/') ? '/assets/*' : route)
