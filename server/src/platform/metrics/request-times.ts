import type { Metric, Registry } from 'prom-client'

/** Called for every answer; `route` is the pattern, absent if no route matched. */
export type ObserveRequest = (
  method: string,
  route: string | undefined,
  status: number,
  seconds: number,
) => void

interface Times {
  readonly labels: Readonly<Record<string, string>>
  /** One count per bound, and one for values above all bounds. */
  readonly counts: number[]
  sum: number
}

const name = 'patchbay_http_request_duration_seconds'
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * A histogram that is cheap for every request: it only counts, and is converted to Prometheus' form
 * at scrape time. The library's own histogram looks its values up by label every time.
 */
export function createRequestTimes(registry: Registry): ObserveRequest {
  const known = new Map<string, Map<string, Times[]>>()
  const all = new Map<string, Times>()

  const add = (method: string, route: string, status: number): Times => {
    const labels = { method, route: labelOf(route), status: String(status) }
    const key = Object.values(labels).join(' ')
    const times = all.get(key) ?? { labels, counts: [...bounds, 0].fill(0), sum: 0 }
    all.set(key, times)
    const methods = known.get(route) ?? new Map<string, Times[]>()
    const statuses = methods.get(method) ?? []
    statuses[status] = times
    known.set(route, methods.set(method, statuses))
    return times
  }

  const get = async () => ({
    name,
    help: 'From the arrival of a request until its answer was sent.',
    type: 'histogram',
    values: [...all.values()].flatMap(inPrometheusForm),
  })
  // The only members that the registry uses.
  registry.registerMetric({ name, get } as unknown as Metric)

  return (method, route = 'unknown', status, seconds) => {
    const times = known.get(route)?.get(method)?.[status] ?? add(method, route, status)
    let place = 0
    while (place < bounds.length && seconds > (bounds[place] ?? 0)) place += 1
    times.counts[place] = (times.counts[place] ?? 0) + 1
    times.sum += seconds
  }
}

function inPrometheusForm({ labels, counts, sum }: Times) {
  let count = 0
  const buckets = counts.map((number, place) => {
    count += number
    const le = String(bounds[place] ?? '+Inf')
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count }
  })
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ]
}

/** Every built file is a route of its own, and its name changes with every build. */
const labelOf = (route: string): string => (route.startsWith('/assets/') ? '/assets/*' : route)
