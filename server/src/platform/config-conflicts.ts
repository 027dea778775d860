import { appLinkError } from './app-link.ts'
import type { Settings } from './config-settings.ts'
import { isLoopback } from './loopback.ts'

interface Surroundings {
  readonly publicUrl: URL
  readonly development: boolean
  /** Whether NODE_ENV says so. */
  readonly isProduction: boolean
}

/** Settings that are each valid but do not fit together. */
export function findConflicts(values: Settings, surroundings: Surroundings): string[] {
  const { publicUrl, development, isProduction } = surroundings
  return [
    ...liveErrors(values, development, isProduction),
    ...addressErrors(values, publicUrl, development),
    ...(development ? [] : productionErrors(values)),
    ...poolerErrors(values),
    ...missingBeside(values),
    ...geocoderErrors(values, development),
    ...oneSignalErrors(values, development),
    ...matchErrors(values, development),
    ...appErrors(values, publicUrl, development),
  ]
}

/** What nobody sets on a machine that only develops. */
const liveSettings = [
  'DATABASE_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'APPLE_CLIENT_ID',
  'APPLE_TEAM_ID',
  'APPLE_KEY_ID',
  'APPLE_PRIVATE_KEY',
  'SPOTIFY_CLIENT_ID',
  'SPOTIFY_CLIENT_SECRET',
  'METRICS_TOKEN',
] as const

/**
 * Without PUBLIC_URL the server runs in development, with open doors and demo data. Where anything
 * else says that it is live, the setting was forgotten.
 */
function liveErrors(values: Settings, development: boolean, isProduction: boolean): string[] {
  const what = 'set it to the address people use'
  if (isProduction && development)
    return [
      values.PUBLIC_URL === undefined
        ? `The setting PUBLIC_URL is missing beside NODE_ENV=production: ${what}.`
        : `The setting PUBLIC_URL must not be a loopback address beside NODE_ENV=production: ${what}.`,
    ]
  if (values.PUBLIC_URL !== undefined) return []
  const given =
    liveSettings.find((name) => values[name] !== undefined) ??
    (values.TRUSTED_PROXIES > 0 ? 'TRUSTED_PROXIES' : undefined)
  if (given === undefined) return []
  return [
    `The setting PUBLIC_URL is missing beside ${given}: ${what}, or to http://localhost:3000 to develop.`,
  ]
}

function addressErrors(values: Settings, publicUrl: URL, development: boolean): string[] {
  const errors: string[] = []
  if (publicUrl.pathname !== '/' || publicUrl.search !== '' || publicUrl.hash !== '')
    errors.push('The setting PUBLIC_URL must be an origin without a path.')
  if (publicUrl.username !== '' || publicUrl.password !== '')
    errors.push('The setting PUBLIC_URL must not contain a user name or password.')
  if (!development && publicUrl.protocol !== 'https:')
    errors.push('The setting PUBLIC_URL must begin with https:// unless it is a loopback address.')
  if (development && !isLoopback(values.HOST))
    errors.push(
      'The setting HOST must be a loopback address while PUBLIC_URL is one: set PUBLIC_URL to the address people will use.',
    )
  return errors
}

function appErrors(values: Settings, publicUrl: URL, development: boolean): string[] {
  const errors: string[] = []
  if (values.APP_ORIGINS?.includes(publicUrl.origin) === true)
    errors.push(
      'The setting APP_ORIGINS must not name PUBLIC_URL: from these origins no cookie is read.',
    )
  const linkError = values.APP_LINK && appLinkError(values.APP_LINK, development)
  if (linkError) errors.push(linkError)
  return errors
}

function productionErrors(values: Settings): string[] {
  const errors: string[] = []
  if (values.DEMO_DATA === true)
    errors.push('The setting DEMO_DATA can be on only while PUBLIC_URL is a loopback address.')
  if (!values.RATE_LIMITS)
    errors.push('The setting RATE_LIMITS can be off only while PUBLIC_URL is a loopback address.')
  if (values.SMTP_URL === undefined)
    errors.push(
      'The setting SMTP_URL is missing: without it no mail goes out, and nobody could reset a password.',
    )
  const clients = [values.GOOGLE_CLIENT_ID, values.APPLE_CLIENT_ID, values.SPOTIFY_CLIENT_ID]
  const others = values.PASSWORD_SIGN_IN || values.MAIL_CODE_SIGN_IN
  if (clients.every((client) => client === undefined) && !others)
    errors.push(
      'Nobody could sign in: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or those of Apple or Spotify, or MAIL_CODE_SIGN_IN or PASSWORD_SIGN_IN to on.',
    )
  return errors
}

function poolerErrors(values: Settings): string[] {
  if (values.DATABASE_OWNER_URL !== undefined && values.DATABASE_URL === undefined)
    return ['The setting DATABASE_URL is missing beside DATABASE_OWNER_URL.']
  if (!values.DATABASE_POOLED || values.DATABASE_DIRECT_URL !== undefined) return []
  return [
    'The setting DATABASE_DIRECT_URL is missing beside DATABASE_POOLED: jobs listen, which no transaction pooler lets through.',
  ]
}

const together = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET'],
  ['ONESIGNAL_APP_ID', 'ONESIGNAL_API_KEY'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const

function missingBeside(values: Settings): string[] {
  return together.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) return []
    const given = names.find((name) => values[name] !== undefined)
    return missing.map((name) => `The setting ${name} is missing beside ${given}.`)
  })
}

function geocoderErrors(values: Settings, development: boolean): string[] {
  const { GEOCODER_URL: url, GEOCODER_KEY: key } = values
  if (url === undefined)
    return key === undefined ? [] : ['The setting GEOCODER_URL is missing beside GEOCODER_KEY.']
  const errors: string[] = []
  if (!development && !url.startsWith('https:'))
    errors.push(
      'The setting GEOCODER_URL must begin with https:// unless PUBLIC_URL is a loopback address.',
    )
  if (url.includes('{key}') && key === undefined)
    errors.push('The setting GEOCODER_KEY is missing: GEOCODER_URL has a place for it.')
  if (!url.includes('{key}') && key !== undefined)
    errors.push('The setting GEOCODER_URL must say where GEOCODER_KEY goes, with {key}.')
  return errors
}

function oneSignalErrors(values: Settings, development: boolean): string[] {
  const { ONESIGNAL_URL: url, ONESIGNAL_APP_ID: appId, ONESIGNAL_API_KEY: key } = values
  if (url === undefined) return []
  const errors: string[] = []
  if (appId === undefined && key === undefined)
    errors.push('The setting ONESIGNAL_APP_ID is missing beside ONESIGNAL_URL.')
  if (!development && !url.startsWith('https:'))
    errors.push(
      'The setting ONESIGNAL_URL must begin with https:// unless PUBLIC_URL is a loopback address.',
    )
  return errors
}

/** What people are looking for goes there, with nothing that says who we are. */
function matchErrors({ MATCH_URL: url }: Settings, development: boolean): string[] {
  if (url === undefined || development || url.startsWith('https:')) return []
  if (isLoopback(new URL(url).hostname)) return []
  return ['The setting MATCH_URL must begin with https:// unless it is a loopback address.']
}
