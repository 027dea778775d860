import { Gauge, type Registry } from 'prom-client'

/** Numbers by the value of the gauge's label. */
export type Readings = Readonly<Record<string, number>>

interface ReadGauge {
  readonly name: string
  readonly help: string
  readonly label?: string
  read(): Readings | Promise<Readings>
}

/** The timeout for reading one gauge, so that a scrape returns the others in time. */
const longestRead = 2_000

/** A gauge whose values are read at scrape time; on failure it has no value, never an old one. */
export function addReadGauge(registry: Registry, { name, help, label, read }: ReadGauge): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    collect: async () => {
      const readings = await readInTime(read)
      gauge.reset()
      // An unlabelled gauge is 0 after a reset.
      if (label === undefined) gauge.remove()
      for (const [value, number] of Object.entries(readings ?? {}))
        gauge.set(label === undefined ? {} : { [label]: value }, number)
    },
  })
}

async function readInTime(read: ReadGauge['read']): Promise<Readings | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), longestRead)
  try {
    return await Promise.race([Promise.resolve().then(read), late])
  } catch {
    // Failures are logged and counted elsewhere; here the missing value is the signal.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
