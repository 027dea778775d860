import * as z from 'zod/mini'
import { logLevels } from './logger.ts'

const postgresExample = 'postgres://user:password@host:5432/patchbay'

/** Everything an operator can set. A test compares these names with the table in the README. */
export const settings = {
  PUBLIC_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://patchbay.example' }),
  ),
  HOST: z._default(z.string(), 'localhost'),
  ALLOWED_HOSTS: z.optional(hostNames()),
  PORT: z._default(wholeNumber(1, 65_535), 3000),
  PRODUCT_NAME: z._default(z.string().check(z.maxLength(40)), 'Patchbay'),
  DATA_DIR: z._default(z.string(), 'data'),
  DELETION_LEDGER: z.optional(z.string()),
  BACKUP_KEY: z.optional(z.string()),
  BACKUP_KEY_FILE: z.optional(z.string()),
  DATABASE_URL: z.optional(address(/^postgres(ql)?$/, postgresExample)),
  DATABASE_DIRECT_URL: z.optional(address(/^postgres(ql)?$/, postgresExample)),
  DATABASE_OWNER_URL: z.optional(address(/^postgres(ql)?$/, postgresExample)),
  DATABASE_POOL_SIZE: z._default(wholeNumber(1, 500), 10),
  DATABASE_POOLED: z._default(onOrOff(), false),
  DEMO_DATA: z.optional(onOrOff()),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  APPLE_CLIENT_ID: z.optional(z.string()),
  APPLE_TEAM_ID: z.optional(z.string()),
  APPLE_KEY_ID: z.optional(z.string()),
  APPLE_PRIVATE_KEY: z.optional(applePrivateKey()),
  SPOTIFY_CLIENT_ID: z.optional(z.string()),
  SPOTIFY_CLIENT_SECRET: z.optional(z.string()),
  PASSWORD_SIGN_IN: z._default(onOrOff(), false),
  MAIL_CODE_SIGN_IN: z._default(onOrOff(), false),
  APP_ORIGINS: z.optional(origins()),
  APP_LINK: z.optional(address(/^https?$/, 'https://patchbay.example/native/return')),
  ANDROID_APP: z.optional(androidApp()),
  APPLE_APP: z.optional(appleApp()),
  S3_ENDPOINT: z.optional(address(/^https?$/, 'https://s3.eu-west-2.amazonaws.com')),
  S3_REGION: z.optional(z.string()),
  S3_BUCKET: z.optional(bucketName()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  GEOCODER_URL: z.optional(geocoderAddress()),
  GEOCODER_KEY: z.optional(z.string()),
  REDIS_URL: z.optional(address(/^rediss?$/, 'redis://host:6379')),
  SMTP_URL: z.optional(address(/^smtps?$/, 'smtps://user:password@host:465')),
  MAIL_FROM: z.optional(mailAddress()),
  SUPPORT_ADDRESS: z.optional(mailAddress()),
  DIGESTS: z._default(onOrOff(), true),
  LINK_PREVIEWS: z._default(onOrOff(), true),
  VAPID_SUBJECT: z.optional(contact()),
  ONESIGNAL_APP_ID: z.optional(z.string()),
  ONESIGNAL_API_KEY: z.optional(z.string()),
  ONESIGNAL_URL: z.optional(address(/^https?$/, 'https://api.onesignal.com')),
  CURRENCY: z._default(currency(), 'GBP'),
  MATCH_URL: z.optional(address(/^https?$/, 'https://matching.example/match')),
  MATCH_MODEL: z._default(onOrOff(), true),
  NEW_ACCOUNTS_ASK: z._default(onOrOff(), false),
  HSTS_SUBDOMAINS: z._default(onOrOff(), false),
  SECURITY_CONTACT: z.optional(contact()),
  RATE_LIMITS: z._default(onOrOff(), true),
  UPLOAD_BUDGET_MB: z._default(wholeNumber(10, 100_000), 128),
  MAX_FILE_MB: z._default(wholeNumber(10, 500), 10),
  STORAGE_PER_PERSON_MB: z._default(wholeNumber(20, 100_000_000), 5_120),
  STORAGE_PER_DAY_MB: z._default(wholeNumber(20, 100_000_000), 500),
  LOG_LEVEL: z.optional(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })),
  TRUSTED_PROXIES: z._default(wholeNumber(0, 10), 0),
  DRAIN_SECONDS: z.optional(wholeNumber(0, 300)),
  SHUTDOWN_SECONDS: z._default(wholeNumber(0, 300), 10),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, { error: 'must have at least 16 characters' })),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address(/^https?$/, 'http://collector:4318')),
}

export type Settings = z.infer<ReturnType<typeof settingsSchema>>

export const settingsSchema = () => z.object(settings)

function address(protocol: RegExp, example: string) {
  return z.url({ protocol, hostname: /.*/, error: `must be an address such as ${example}` })
}

function geocoderAddress() {
  const error =
    'must be an address with {lat} and {lon} in its path or query, such as https://geocoder.example/json?lat={lat}&lon={lon}&key={key}'
  return z.string().check(z.refine(isGeocoderAddress, { error }))
}

function isGeocoderAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  return !/[{}]/.test(url.host) && text.includes('{lat}') && text.includes('{lon}')
}

const currencies = new Set(Intl.supportedValuesOf('currency'))

function currency() {
  const error = 'must be the code of a currency, such as GBP'
  return z.string().check(z.refine((code) => currencies.has(code), { error }))
}

function mailAddress() {
  const error = 'must be an address such as hello@patchbay.example'
  return z.email({ error })
}

function contact() {
  const error =
    'must be an address such as mailto:hello@patchbay.example or https://patchbay.example'
  return z.url({ protocol: /^(mailto|https)$/, hostname: /.*/, error })
}

/** `off` means no origins. `null` and `*` are never allowed: many other pages match them too. */
function origins() {
  const error = 'must be off, or origins such as https://localhost,capacitor://localhost'
  const list = /^[a-z][a-z\d+.-]*:\/\/[a-z\d.-]+(:\d+)?(,[a-z][a-z\d+.-]*:\/\/[a-z\d.-]+(:\d+)?)*$/
  return z.pipe(
    z.string().check(z.refine((text) => text === 'off' || list.test(text), { error })),
    z.transform((text: string) => (text === 'off' ? [] : text.split(','))),
  )
}

function hostNames() {
  const error = 'must be host names without ports, such as patchbay.internal,10.0.0.5'
  return z.pipe(
    z.string().check(z.regex(/^([\w.-]+|\[[\da-f:]+\])(,([\w.-]+|\[[\da-f:]+\]))*$/i, { error })),
    z.transform((text: string) => text.toLowerCase().split(',')),
  )
}

/** The package name and the fingerprints of its signing certificates. */
function androidApp() {
  const error =
    'must be a package and the SHA-256 fingerprints of its certificates, such as example.patchbay=14:6D:…'
  return z.pipe(
    z
      .string()
      .check(
        z.regex(/^[\w.]+=[\dA-F]{2}(:[\dA-F]{2}){31}(,[\dA-F]{2}(:[\dA-F]{2}){31})*$/, { error }),
      ),
    z.transform((text: string) => {
      const [name = '', fingerprints = ''] = text.split('=')
      return { name, fingerprints: fingerprints.split(',') }
    }),
  )
}

function appleApp() {
  const error = 'must be the team and the bundle of the app, such as A1B2C3D4E5.example.patchbay'
  return z.string().check(z.regex(/^[A-Z\d]{10}\.[\w.-]+$/, { error }))
}

function bucketName() {
  const error = 'must be the name of a bucket'
  return z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error }))
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

/** The text of Apple's .p8 file. In a single line, `\\n` represents a line break. */
function applePrivateKey() {
  const error = 'must be the text of the .p8 file from Apple'
  return z.pipe(
    z.string().check(z.regex(/^-----BEGIN PRIVATE KEY-----/, { error })),
    z.transform((text: string) => text.replaceAll(String.raw`\n`, '\n')),
  )
}
