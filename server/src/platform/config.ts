import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { logLevels, type LogLevel } from './log.ts'

/** Everything an operator can set; README's table lists the same names, and a test compares them. */
const settings = {
  PUBLIC_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://patchbay.example' }),
  ),
  HOST: z._default(z.string(), 'localhost'),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  PRODUCT_NAME: z._default(z.string().check(z.maxLength(40)), 'Patchbay'),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(postgresAddress()),
  DATABASE_DIRECT_URL: z.optional(postgresAddress()),
  DATABASE_POOL_SIZE: z._default(wholeNumber(1, 500), 10),
  DATABASE_POOLED: z._default(onOrOff(), false),
  DEMO_DATA: z.optional(onOrOff()),
  LOG_LEVEL: z.optional(
    z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }),
  ),
  TRUSTED_PROXIES: z._default(wholeNumber(0, 10), 0),
  SHUTDOWN_SECONDS: z._default(wholeNumber(0, 300), 10),
}

export const settingNames = Object.keys(settings)

export interface Config {
  /** The origin people see, without a trailing slash. */
  readonly publicUrl: string
  /** True while the public URL is a loopback address: development sign-in, demo data, gallery. */
  readonly development: boolean
  readonly host: string
  readonly port: number
  readonly productName: string
  readonly dataDir: string
  /** Absent: the start script runs the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  /** Past the pooler, for migrations; the same as `databaseUrl` where there is none. */
  readonly databaseDirectUrl: string | undefined
  readonly databasePoolSize: number
  /** Behind a transaction pooler such as PgBouncer: no named statements. */
  readonly databasePooled: boolean
  readonly demoData: boolean
  readonly logLevel: LogLevel
  readonly trustedProxies: number
  readonly shutdownSeconds: number
}

/** All that is wrong with the configuration, one line for each fault; never a setting's value. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = environment[name]?.trim()
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
  const parsed = z.safeParse(z.object(settings), given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`),
    )
  }
  const values = parsed.data
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`)
  const development = isLoopback(publicUrl.hostname)
  const faults = findConflicts(values, publicUrl, development)
  if (faults.length > 0) throw new ConfigError(faults)
  return {
    publicUrl: publicUrl.origin,
    development,
    host: values.HOST,
    port: values.PORT,
    productName: values.PRODUCT_NAME,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databasePooled: values.DATABASE_POOLED,
    demoData: values.DEMO_DATA ?? development,
    logLevel: values.LOG_LEVEL ?? (development ? 'warn' : 'info'),
    trustedProxies: values.TRUSTED_PROXIES,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
  }
}

function findConflicts(
  values: { HOST: string; DEMO_DATA?: boolean | undefined },
  publicUrl: URL,
  development: boolean,
): string[] {
  const faults: string[] = []
  if (publicUrl.pathname !== '/' || publicUrl.search !== '' || publicUrl.hash !== '')
    faults.push('The setting PUBLIC_URL must be an origin without a path.')
  if (publicUrl.username !== '' || publicUrl.password !== '')
    faults.push('The setting PUBLIC_URL must not contain a user name or password.')
  if (!development && publicUrl.protocol !== 'https:')
    faults.push('The setting PUBLIC_URL must begin with https:// unless it is a loopback address.')
  if (development && !isLoopback(values.HOST))
    faults.push(
      'The setting HOST must be a loopback address while PUBLIC_URL is one: set PUBLIC_URL to the address people will use.',
    )
  if (!development && values.DEMO_DATA === true)
    faults.push('The setting DEMO_DATA can be on only while PUBLIC_URL is a loopback address.')
  return faults
}

export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}

function postgresAddress() {
  const error = 'must be an address such as postgres://user:password@host:5432/patchbay'
  return z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/, error })
}

function wholeNumber(minimum: number, maximum: number) {
  const error = `must be a whole number from ${minimum} to ${maximum}`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error })),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.gte(minimum, { error }), z.lte(maximum, { error })),
    ),
  )
}

function onOrOff() {
  return z.pipe(
    z.enum(['on', 'off'], { error: 'must be on or off' }),
    z.transform((text: 'on' | 'off') => text === 'on'),
  )
}
