import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, settingNames } from './config.ts'

function errorsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.errors
    throw error
  }
  return []
}

describe('configuration', () => {
  it('needs nothing on a developer’s machine', () => {
    expect(readConfig({})).toMatchObject({
      publicUrl: 'http://localhost:3000',
      development: true,
      demoData: true,
      host: 'localhost',
      port: 3000,
      databaseUrl: undefined,
      logLevel: 'warn',
    })
  })

  it('is production as soon as the public address is not a loopback address', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://patchbay.example',
      HOST: '0.0.0.0',
      PASSWORD_SIGN_IN: 'on',
      SMTP_URL: 'smtp://mail.example',
    })
    expect(config).toMatchObject({
      development: false,
      demoData: false,
      logLevel: 'info',
      mailFrom: 'no-reply@patchbay.example',
      drainSeconds: 5,
    })
  })

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080', 'http://a.localhost'])(
    'treats %s as a loopback address',
    (PUBLIC_URL) => expect(readConfig({ PUBLIC_URL }).development).toBe(true),
  )

  it.each(['https://localhost.example', 'https://127.0.0.1.example', 'https://10.0.0.1'])(
    'does not treat %s as a loopback address',
    (PUBLIC_URL) => {
      const environment = { PUBLIC_URL, PASSWORD_SIGN_IN: 'on', SMTP_URL: 'smtp://mail.example' }
      expect(readConfig(environment).development).toBe(false)
    },
  )

  it('reports every error at once, without any value', () => {
    const errors = errorsOf({
      PORT: '99999',
      DATABASE_URL: 'mysql://root:s3cret@db/x',
      DATABASE_POOLED: 'yes',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXIES: '-1',
    })
    expect(errors).toHaveLength(5)
    expect(errors).toContain('The setting PORT must be a whole number from 1 to 65535.')
    expect(errors).toContain('The setting DATABASE_POOLED must be on or off.')
    expect(errors.join()).not.toContain('s3cret')
  })

  it('develops beside a database of one’s own if PUBLIC_URL says so', () => {
    const here = { PUBLIC_URL: 'http://localhost:3000', DATABASE_URL: 'postgres://a@db/a' }
    expect(readConfig(here).development).toBe(true)
  })

  it('matches in clear text on the same machine only', () => {
    const live = {
      PUBLIC_URL: 'https://patchbay.example',
      PASSWORD_SIGN_IN: 'on',
      SMTP_URL: 'smtp://m',
    }
    const matchUrl = 'http://127.0.0.1:8080/match'
    expect(readConfig({ ...live, MATCH_URL: matchUrl }).matchUrl).toBe(matchUrl)
  })

  it('gives push services a contact address, from the best setting available', () => {
    const subjectOf = (environment: NodeJS.ProcessEnv) => readConfig(environment).pushSubject
    const SUPPORT_ADDRESS = 'help@patchbay.example'
    expect(subjectOf({})).toBe('http://localhost:3000')
    expect(subjectOf({ SUPPORT_ADDRESS })).toBe('mailto:help@patchbay.example')
    expect(subjectOf({ SUPPORT_ADDRESS, VAPID_SUBJECT: 'mailto:push@patchbay.example' })).toBe(
      'mailto:push@patchbay.example',
    )
  })

  it('sends to the native app through the default address, unless another is set', () => {
    const keys = { ONESIGNAL_APP_ID: 'app', ONESIGNAL_API_KEY: 'key' }
    const given = { appId: 'app', apiKey: 'key' }
    expect(readConfig({}).oneSignal).toBeUndefined()
    expect(readConfig(keys).oneSignal).toEqual({ ...given, url: 'https://api.onesignal.com' })
    const elsewhere = { ...keys, ONESIGNAL_URL: 'http://127.0.0.1:9/api/' }
    expect(readConfig(elsewhere).oneSignal).toEqual({ ...given, url: 'http://127.0.0.1:9/api' })
  })

  it('treats an empty setting as absent', () => {
    expect(readConfig({ PORT: '', HOST: '  ' })).toMatchObject({ port: 3000, host: 'localhost' })
  })

  it.each([
    [{ PUBLIC_URL: 'https://patchbay.example/app' }, 'must be an origin without a path'],
    [{ PUBLIC_URL: 'http://patchbay.example' }, 'must begin with https://'],
    [{ PUBLIC_URL: 'https://me:pw@patchbay.example' }, 'must not contain a user name'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_URL is missing beside NODE_ENV=production'],
    [{ DATABASE_URL: 'postgres://a@db/a' }, 'PUBLIC_URL is missing beside DATABASE_URL'],
    [{ TRUSTED_PROXIES: '1' }, 'PUBLIC_URL is missing beside TRUSTED_PROXIES'],
    [{ METRICS_TOKEN: 'sixteen-letters-' }, 'PUBLIC_URL is missing beside METRICS_TOKEN'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'PUBLIC_URL is missing beside GOOGLE_CLIENT_ID'],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, 'PUBLIC_URL is missing beside GOOGLE_CLIENT_SECRET'],
    [{ APPLE_TEAM_ID: 'x' }, 'PUBLIC_URL is missing beside APPLE_TEAM_ID'],
    [{ SPOTIFY_CLIENT_ID: 'x' }, 'PUBLIC_URL is missing beside SPOTIFY_CLIENT_ID'],
    [
      { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' },
      'PUBLIC_URL must not be a loopback address beside NODE_ENV=production',
    ],
    [{ ALLOWED_HOSTS: 'https://a.example' }, 'ALLOWED_HOSTS must be host names'],
    [{ HOST: '0.0.0.0' }, 'HOST must be a loopback address'],
    [{ PUBLIC_URL: 'https://patchbay.example', DEMO_DATA: 'on' }, 'DEMO_DATA can be on only'],
    [{ PUBLIC_URL: 'https://patchbay.example', RATE_LIMITS: 'off' }, 'RATE_LIMITS can be off only'],
    [{ PUBLIC_URL: 'https://patchbay.example' }, 'Nobody could sign in'],
    [{ PUBLIC_URL: 'https://patchbay.example' }, 'SMTP_URL is missing'],
    [{ MAIL_FROM: 'Patchbay' }, 'MAIL_FROM must be an address such as'],
    [{ SUPPORT_ADDRESS: 'our website' }, 'SUPPORT_ADDRESS must be an address such as'],
    [{ VAPID_SUBJECT: 'http://patchbay.example' }, 'VAPID_SUBJECT must be an address such as'],
    [{ VAPID_SUBJECT: 'hello@patchbay.example' }, 'VAPID_SUBJECT must be an address such as'],
    [{ REDIS_URL: 'http://cache' }, 'REDIS_URL must be an address such as redis://'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
    [{ DATABASE_POOLED: 'on' }, 'DATABASE_DIRECT_URL is missing beside DATABASE_POOLED'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET is missing beside GOOGLE_CLIENT_ID'],
    [{ S3_BUCKET: 'files' }, 'S3_SECRET_ACCESS_KEY is missing beside S3_BUCKET'],
    [{ S3_BUCKET: '../files' }, 'S3_BUCKET must be the name of a bucket'],
    [{ S3_ENDPOINT: 'files.example' }, 'S3_ENDPOINT must be an address such as https://'],
    [{ GEOCODER_URL: 'ftp://g.example/{lat}/{lon}' }, 'GEOCODER_URL must be an address with {lat}'],
    [{ GEOCODER_URL: 'https://g.example/?q={lat}' }, 'GEOCODER_URL must be an address with {lat}'],
    [{ GEOCODER_URL: 'https://{lat}.g.example/{lon}' }, 'GEOCODER_URL must be an address with'],
    [{ GEOCODER_URL: 'https://me:pw@g.example/{lat}/{lon}' }, 'GEOCODER_URL must be an address'],
    [{ GEOCODER_URL: 'http://g.example/{lat}/{lon}/{key}' }, 'GEOCODER_KEY is missing'],
    [{ GEOCODER_URL: 'http://g.example/{lat}/{lon}', GEOCODER_KEY: 'k' }, 'with {key}'],
    [{ GEOCODER_KEY: 'k' }, 'GEOCODER_URL is missing beside GEOCODER_KEY'],
    [
      { PUBLIC_URL: 'https://patchbay.example', GEOCODER_URL: 'http://g.example/{lat}/{lon}' },
      'GEOCODER_URL must begin with https://',
    ],
    [{ ONESIGNAL_APP_ID: 'x' }, 'ONESIGNAL_API_KEY is missing beside ONESIGNAL_APP_ID'],
    [{ ONESIGNAL_URL: 'https://push.example' }, 'ONESIGNAL_APP_ID is missing beside ONESIGNAL_URL'],
    [{ ONESIGNAL_URL: 'push.example' }, 'ONESIGNAL_URL must be an address such as https://'],
    [
      { PUBLIC_URL: 'https://patchbay.example', ONESIGNAL_URL: 'http://push.example' },
      'ONESIGNAL_URL must begin with https://',
    ],
    [
      { PUBLIC_URL: 'https://patchbay.example', MATCH_URL: 'http://matching.example/' },
      'MATCH_URL must begin with https://',
    ],
    [{ SECURITY_CONTACT: 'security@patchbay.example' }, 'SECURITY_CONTACT must be an address'],
    [{ APP_ORIGINS: '*' }, 'APP_ORIGINS must be off, or origins'],
    [{ APP_ORIGINS: 'null' }, 'APP_ORIGINS must be off, or origins'],
    [{ APP_ORIGINS: 'https://localhost/' }, 'APP_ORIGINS must be off, or origins'],
    [{ APP_ORIGINS: 'https://localhost, https://x.example' }, 'APP_ORIGINS must be off'],
    [{ APP_ORIGINS: 'http://localhost:3000' }, 'APP_ORIGINS must not name PUBLIC_URL'],
    [{ APP_LINK: 'patchbay://return' }, 'APP_LINK must be an address such as https://'],
    [
      { PUBLIC_URL: 'https://patchbay.example', APP_LINK: 'http://patchbay.example/x' },
      'APP_LINK must begin with https://',
    ],
    [{ APP_LINK: 'http://localhost:3000/native/return#x' }, 'APP_LINK must have no fragment'],
    [{ ANDROID_APP: 'example.patchbay' }, 'ANDROID_APP must be a package and'],
    [{ ANDROID_APP: 'example.patchbay=AB:CD' }, 'ANDROID_APP must be a package and'],
    [{ APPLE_APP: 'example.patchbay' }, 'APPLE_APP must be the team and the bundle'],
    [{ APPLE_PRIVATE_KEY: 'x' }, 'must be the text of the .p8 file'],
  ])('refuses %o', (environment, text) => {
    expect(errorsOf(environment).join()).toContain(text)
  })

  it('names the native app', () => {
    expect(readConfig({})).toMatchObject({
      appOrigins: ['https://localhost', 'capacitor://localhost'],
      appLink: 'http://localhost:3000/native/return',
      androidApp: undefined,
      appleApp: undefined,
    })
    const [one, two] = [`${'AB:'.repeat(31)}CD`, `${'01:'.repeat(31)}23`]
    const given = readConfig({
      APP_ORIGINS: 'http://localhost:4001,ionic://localhost',
      APP_LINK: 'https://App.patchbay.example:443/native/return',
      ANDROID_APP: `example.patchbay=${one},${two}`,
      APPLE_APP: 'A1B2C3D4E5.example.patchbay',
    })
    expect(given).toMatchObject({
      appOrigins: ['http://localhost:4001', 'ionic://localhost'],
      appLink: 'https://app.patchbay.example/native/return',
      androidApp: { name: 'example.patchbay', fingerprints: [one, two] },
      appleApp: 'A1B2C3D4E5.example.patchbay',
    })
    expect(readConfig({ APP_ORIGINS: 'off' }).appOrigins).toEqual([])
    const here = readConfig({ PUBLIC_URL: 'https://localhost' })
    expect(here.appOrigins).toEqual(['capacitor://localhost'])
  })

  it('is completely listed in the README', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
    const listed = [...readme.matchAll(/^\| (`[A-Z0-9_`, ]+`) \|/gm)]
      .flatMap((match) => match[1]?.split(', ') ?? [])
      .map((name) => name.replaceAll('`', ''))
    expect(listed.toSorted()).toEqual(settingNames.toSorted())
  })
})
