import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { appLinkOf } from './app-link.ts'
import { findConflicts } from './config-conflicts.ts'
import { settings, settingsSchema, type Settings } from './config-settings.ts'
import type { LogLevel } from './logger.ts'
import { isLoopback } from './loopback.ts'

export const settingNames = Object.keys(settings)

interface SecretCredentials {
  readonly clientId: string
  readonly clientSecret: string
}

interface AppleCredentials {
  readonly clientId: string
  readonly teamId: string
  readonly keyId: string
  readonly privateKey: string
}

interface S3Credentials {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

interface AndroidApp {
  readonly name: string
  /** SHA-256 fingerprints of the certificates that the app may be signed with. */
  readonly fingerprints: readonly string[]
}

export interface GeocoderConfig {
  /** Contains `{lat}`, `{lon}` and possibly `{key}`. */
  readonly url: string
  readonly key: string | undefined
}

/** The service that sends pushes to the native app. */
export interface OneSignalConfig {
  readonly appId: string
  readonly apiKey: string
  /** Without a trailing slash. */
  readonly url: string
}

export interface Config {
  /** The origin people see, without a trailing slash. */
  readonly publicUrl: string
  /** True while the public URL is a loopback address: development sign-in, demo data, gallery. */
  readonly development: boolean
  readonly host: string
  readonly port: number
  /** Host names beside those of the public URL and of the app link that requests may be for. */
  readonly allowedHosts: readonly string[]
  readonly productName: string
  readonly dataDir: string
  /** The file that notes who was deleted. Absent: one below `dataDir`. */
  readonly deletionLedger: string | undefined
  /** The key of backups, which only the commands that write and read them need. */
  readonly backupKey: string | undefined
  readonly backupKeyFile: string | undefined
  /** Absent: the start script runs the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  /** The address without the pooler, for migrations; equals `databaseUrl` if there is no pooler. */
  readonly databaseDirectUrl: string | undefined
  /** The role that owns the tables, for migrations. Absent: the role of `databaseUrl` owns them. */
  readonly databaseOwnerUrl: string | undefined
  readonly databasePoolSize: number
  /** True behind a transaction pooler such as PgBouncer, which cannot use named statements. */
  readonly databasePooled: boolean
  readonly demoData: boolean
  readonly google: SecretCredentials | undefined
  readonly apple: AppleCredentials | undefined
  readonly spotify: SecretCredentials | undefined
  /** Whether password accounts, which operators create, may sign in. */
  readonly passwordSignIn: boolean
  /** Whether anybody may sign in, and join, with a code that is mailed to their address. */
  readonly mailCodeSignIn: boolean
  /** Origins of the page inside the native app, which has no cookies of ours. */
  readonly appOrigins: readonly string[]
  /** The address with which a browser opens the native app. */
  readonly appLink: string
  /** Absent: no app of that system may open our addresses. */
  readonly androidApp: AndroidApp | undefined
  readonly appleApp: string | undefined
  /** Absent: files are stored in a folder below `dataDir`. */
  readonly s3: S3Credentials | undefined
  /** Absent: locations are looked up in the data that ships with the server. */
  readonly geocoder: GeocoderConfig | undefined
  /** The currency of marketplace prices, such as `GBP`. */
  readonly currency: string
  /** A service that matches needs with listings. Absent: the server matches them itself. */
  readonly matchUrl: string | undefined
  /** Whether matching compares meanings, and not only words. */
  readonly matchModel: boolean
  /** Whether accounts younger than a week ask before they write to somebody new. */
  readonly newAccountsAsk: boolean
  readonly rateLimits: boolean
  /** The bytes of files that this node receives at the same time. */
  readonly uploadBytes: number
  /** The most bytes of an attached file that is no picture. */
  readonly maxFileBytes: number
  /** The bytes of files that a person may have, and may add in 24 hours. */
  readonly storageOfPerson: { readonly all: number; readonly inDay: number }
  /** Whether browsers must use https for all hosts below ours as well. */
  readonly hstsSubdomains: boolean
  /**
   * People report a weakness there: a `mailto:` or `https:` address. If it is absent, nobody is
   * named.
   */
  readonly securityContact: string | undefined
  readonly logLevel: LogLevel
  readonly trustedProxies: number
  /** Absent: this is the only node, or the other nodes learn of changes from the database. */
  readonly redisUrl: string | undefined
  /** Absent, which only development allows: mail is shown on the mailbox page instead. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** A banned person may appeal there. If it is absent, no address is shown. */
  readonly supportAddress: string | undefined
  /** Whether people may have digests. */
  readonly digests: boolean
  /** Whether the server visits the pages behind links, and shows what they say of themselves. */
  readonly linkPreviews: boolean
  /** A `mailto:` or `https:` address where push services can contact the operator. */
  readonly pushSubject: string
  /** Absent: nothing is pushed to the native app. */
  readonly oneSignal: OneSignalConfig | undefined
  /** How long `/readyz` answers 503 before the node stops listening. */
  readonly drainSeconds: number
  /** The token required to read `/metrics`. */
  readonly metricsToken: string | undefined
  /** Absent: no traces. */
  readonly tracesUrl: string | undefined
  readonly shutdownSeconds: number
}

const megabyte = 1024 * 1024

/** Everything wrong with the configuration, one line per error; never a setting's value. */
export class ConfigError extends Error {
  readonly errors: readonly string[]
  constructor(errors: readonly string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

/** The app's origins on Android and iOS, without the one that the server itself may have. */
const appOriginsBeside = (own: string): readonly string[] =>
  ['https://localhost', 'capacitor://localhost'].filter((origin) => origin !== own)

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = environment[name]?.trim()
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
  const parsed = z.safeParse(settingsSchema(), given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`),
    )
  }
  const values = parsed.data
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`)
  const development = isLoopback(publicUrl.hostname)
  const isProduction = environment['NODE_ENV'] === 'production'
  const errors = findConflicts(values, { publicUrl, development, isProduction })
  if (errors.length > 0) throw new ConfigError(errors)
  return {
    publicUrl: publicUrl.origin,
    development,
    host: values.HOST,
    port: values.PORT,
    allowedHosts: values.ALLOWED_HOSTS ?? [],
    productName: values.PRODUCT_NAME,
    dataDir: resolve(values.DATA_DIR),
    deletionLedger: values.DELETION_LEDGER && resolve(values.DELETION_LEDGER),
    backupKey: values.BACKUP_KEY,
    backupKeyFile: values.BACKUP_KEY_FILE && resolve(values.BACKUP_KEY_FILE),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databasePooled: values.DATABASE_POOLED,
    demoData: values.DEMO_DATA ?? development,
    google: secretOf(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
    apple: appleOf(values),
    spotify: secretOf(values.SPOTIFY_CLIENT_ID, values.SPOTIFY_CLIENT_SECRET),
    passwordSignIn: values.PASSWORD_SIGN_IN,
    mailCodeSignIn: values.MAIL_CODE_SIGN_IN,
    appOrigins: values.APP_ORIGINS ?? appOriginsBeside(publicUrl.origin),
    appLink: appLinkOf(values.APP_LINK ?? `${publicUrl.origin}/native/return`),
    androidApp: values.ANDROID_APP,
    appleApp: values.APPLE_APP,
    s3: s3Of(values),
    geocoder:
      values.GEOCODER_URL === undefined
        ? undefined
        : { url: values.GEOCODER_URL, key: values.GEOCODER_KEY },
    currency: values.CURRENCY,
    matchUrl: values.MATCH_URL,
    matchModel: values.MATCH_MODEL,
    newAccountsAsk: values.NEW_ACCOUNTS_ASK,
    rateLimits: values.RATE_LIMITS,
    uploadBytes: values.UPLOAD_BUDGET_MB * megabyte,
    maxFileBytes: values.MAX_FILE_MB * megabyte,
    storageOfPerson: {
      all: values.STORAGE_PER_PERSON_MB * megabyte,
      inDay: values.STORAGE_PER_DAY_MB * megabyte,
    },
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    securityContact: values.SECURITY_CONTACT,
    logLevel: values.LOG_LEVEL ?? (development ? 'warn' : 'info'),
    trustedProxies: values.TRUSTED_PROXIES,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `no-reply@${publicUrl.hostname}`,
    supportAddress: values.SUPPORT_ADDRESS,
    digests: values.DIGESTS,
    linkPreviews: values.LINK_PREVIEWS,
    pushSubject: values.VAPID_SUBJECT ?? subjectOf(values.SUPPORT_ADDRESS, publicUrl),
    oneSignal: oneSignalOf(values),
    drainSeconds: values.DRAIN_SECONDS ?? (development ? 0 : 5),
    metricsToken: values.METRICS_TOKEN,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
  }
}

const subjectOf = (supportAddress: string | undefined, publicUrl: URL): string =>
  supportAddress === undefined ? publicUrl.origin : `mailto:${supportAddress}`

function secretOf(
  clientId: string | undefined,
  clientSecret: string | undefined,
): SecretCredentials | undefined {
  return clientId === undefined || clientSecret === undefined
    ? undefined
    : { clientId, clientSecret }
}

function oneSignalOf(values: Settings): OneSignalConfig | undefined {
  const { ONESIGNAL_APP_ID: appId, ONESIGNAL_API_KEY: apiKey } = values
  if (!appId || !apiKey) return undefined
  const url = (values.ONESIGNAL_URL ?? 'https://api.onesignal.com').replace(/\/+$/, '')
  return { appId, apiKey, url }
}

function s3Of(values: Settings): S3Credentials | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, region, bucket, accessKeyId, secretAccessKey }
}

function appleOf(values: Settings): AppleCredentials | undefined {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = values
  const { APPLE_PRIVATE_KEY: privateKey } = values
  if (!clientId || !teamId || !keyId || !privateKey) return undefined
  return { clientId, teamId, keyId, privateKey }
}
