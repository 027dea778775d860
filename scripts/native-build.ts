/** `npm run native:build`: the web app as part of the native app, for one server. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appLinkError, appLinkOf } from '../server/src/platform/app-link.ts'
import { buildWeb, isBuilt, webFolder } from './build.ts'
import { bundle, type Bundle } from './native/bundle.ts'
import { androidHosts, iosEntitlements } from './native/hosts.ts'

const folder = fileURLToPath(new URL('../native/', import.meta.url))

/** The server's own settings, with the same names. */
function readSettings(): Bundle {
  const { PUBLIC_URL, APP_LINK, ONESIGNAL_APP_ID } = process.env
  const server = origin(PUBLIC_URL)
  if (server === undefined)
    throw new Error(
      'Say for which server: PUBLIC_URL=https://patchbay.example npm run native:build',
    )
  return {
    server,
    link: linkOf(APP_LINK || `${server}/native/return`),
    pushApp: ONESIGNAL_APP_ID,
    debug: process.argv.includes('--debug'),
  }
}

function linkOf(address: string): string {
  const fault = URL.canParse(address)
    ? appLinkError(address, false)
    : 'The setting APP_LINK must be an address.'
  if (fault) throw new Error(fault)
  return appLinkOf(address)
}

/** Only https, because the app sends its token there. */
function origin(address: string | undefined): string | undefined {
  const url = URL.parse(address ?? '')
  return url?.protocol === 'https:' ? url.origin : undefined
}

const settings = readSettings()
const hosts = androidHosts(settings)
if (!isBuilt()) await buildWeb()
await bundle(webFolder, join(folder, 'www'), settings)
await writeFile(join(folder, 'android/app/src/main/res/values/hosts.xml'), hosts)
await writeFile(join(folder, 'ios/App/App/App.entitlements'), iosEntitlements(settings))
console.log(`native/www is for ${settings.server}. Next: cd native && npx cap sync`)
