import { appLinkFault } from './app-link.ts'
import type { Settings } from './config-settings.ts'
import { isLoopback } from './loopback.ts'

/** Settings that are right by themselves and wrong together. */
export function findConflicts(values: Settings, publicUrl: URL, development: boolean): string[] {
  return [
    ...addressFaults(values, publicUrl, development),
    ...(development ? [] : productionFaults(values)),
    ...poolerFaults(values),
    ...missingBeside(values),
    ...geocoderFaults(values, development),
    ...oneSignalFaults(values, development),
    ...appFaults(values, publicUrl, development),
  ]
}

function addressFaults(values: Settings, publicUrl: URL, development: boolean): string[] {
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
  return faults
}

function appFaults(values: Settings, publicUrl: URL, development: boolean): string[] {
  const faults: string[] = []
  if (values.APP_ORIGINS?.includes(publicUrl.origin) === true)
    faults.push(
      'The setting APP_ORIGINS must not name PUBLIC_URL: from these origins no cookie is read.',
    )
  const linkFault = values.APP_LINK && appLinkFault(values.APP_LINK, development)
  if (linkFault) faults.push(linkFault)
  return faults
}

function productionFaults(values: Settings): string[] {
  const faults: string[] = []
  if (values.DEMO_DATA === true)
    faults.push('The setting DEMO_DATA can be on only while PUBLIC_URL is a loopback address.')
  if (!values.RATE_LIMITS)
    faults.push('The setting RATE_LIMITS can be off only while PUBLIC_URL is a loopback address.')
  if (values.SMTP_URL === undefined)
    faults.push(
      'The setting SMTP_URL is missing: without it no mail goes out, and nobody could reset a password.',
    )
  const clients = [values.GOOGLE_CLIENT_ID, values.APPLE_CLIENT_ID, values.SPOTIFY_CLIENT_ID]
  if (clients.every((client) => client === undefined) && !values.PASSWORD_SIGN_IN)
    faults.push(
      'Nobody could sign in: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or those of Apple or Spotify, or PASSWORD_SIGN_IN to on.',
    )
  return faults
}

function poolerFaults(values: Settings): string[] {
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

function geocoderFaults(values: Settings, development: boolean): string[] {
  const { GEOCODER_URL: url, GEOCODER_KEY: key } = values
  if (url === undefined)
    return key === undefined ? [] : ['The setting GEOCODER_URL is missing beside GEOCODER_KEY.']
  const faults: string[] = []
  if (!development && !url.startsWith('https:'))
    faults.push(
      'The setting GEOCODER_URL must begin with https:// unless PUBLIC_URL is a loopback address.',
    )
  if (url.includes('{key}') && key === undefined)
    faults.push('The setting GEOCODER_KEY is missing: GEOCODER_URL has a place for it.')
  if (!url.includes('{key}') && key !== undefined)
    faults.push('The setting GEOCODER_URL must say where GEOCODER_KEY goes, with {key}.')
  return faults
}

function oneSignalFaults(values: Settings, development: boolean): string[] {
  const { ONESIGNAL_URL: url, ONESIGNAL_APP_ID: appId, ONESIGNAL_API_KEY: key } = values
  if (url === undefined) return []
  const faults: string[] = []
  if (appId === undefined && key === undefined)
    faults.push('The setting ONESIGNAL_APP_ID is missing beside ONESIGNAL_URL.')
  if (!development && !url.startsWith('https:'))
    faults.push(
      'The setting ONESIGNAL_URL must begin with https:// unless PUBLIC_URL is a loopback address.',
    )
  return faults
}
