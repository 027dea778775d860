import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { addReadGauge, type Readings } from './read-gauge.ts'

/** The metrics of one app; nothing is shared within the process. */
export interface Metrics {
  /** Called for every answer; `route` is the pattern, absent if no route matched. */
  observeRequest(method: string, route: string | undefined, status: number, seconds: number): void
  /** The time from the commit until the message is written to the socket. */
  observeDelivery(seconds: number): void
  /** How long a caller waited because no database connection was idle. */
  observePoolWait(seconds: number): void
  observeJob(task: string, outcome: 'done' | 'failed' | 'dead', seconds: number): void
  /** A value that is read at every scrape; omitted if it cannot be read. */
  addGauge(name: string, help: string, read: () => number | Promise<number>): void
  /** Like `addGauge` for several related values, by the value of their label. */
  addGauges(
    name: string,
    help: string,
    label: string,
    read: () => Readings | Promise<Readings>,
  ): void
  readonly contentType: string
  /** All metrics in Prometheus' text format. */
  read(): Promise<string>
}

const fast = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const requestTimes = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const slow = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'patchbay_http_request_duration_seconds',
    help: 'From the arrival of a request until its answer was sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestTimes,
    registers,
  })
  const deliveries = new Histogram({
    name: 'patchbay_delivery_lag_seconds',
    help: 'From the commit until a message was handed to the socket.',
    buckets: fast,
    registers,
  })
  const poolWaits = new Histogram({
    name: 'patchbay_database_pool_wait_seconds',
    help: 'How long callers waited because no connection was idle.',
    buckets: fast,
    registers,
  })
  const jobs = new Histogram({
    name: 'patchbay_job_duration_seconds',
    help: 'How long jobs ran, by task and outcome.',
    labelNames: ['task', 'outcome'],
    buckets: slow,
    registers,
  })
  return {
    observeRequest: (method, route = 'unknown', status, seconds) =>
      requests.observe({ method, route: labelOf(route), status: String(status) }, seconds),
    observeDelivery: (seconds) => deliveries.observe(seconds),
    observePoolWait: (seconds) => poolWaits.observe(seconds),
    observeJob: (task, outcome, seconds) => jobs.observe({ task, outcome }, seconds),
    addGauge: (name, help, read) =>
      addReadGauge(registry, { name, help, read: async () => ({ '': await read() }) }),
    addGauges: (name, help, label, read) => addReadGauge(registry, { name, help, label, read }),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}

/** Every built file is a route of its own, and its name changes with every build. */
const labelOf = (route: string): string => (route.startsWith('/assets/') ? '/assets/*' : route)
