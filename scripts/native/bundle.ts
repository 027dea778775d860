import { hash, randomBytes } from 'node:crypto'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { playerOrigins } from '../../contract/src/content/link-previews.ts'

export interface Bundle {
  /** The public URL of the server, such as `https://patchbay.example`. */
  readonly server: string
  /** The URL with which a browser hands over a sign-in. */
  readonly link: string
  /** The app's id at the push service, if it has one. */
  readonly pushApp?: string | undefined
  /** A build for developers of the app: it logs problems with push. */
  readonly debug: boolean
}

/**
 * Files only for servers and browsers: the app has its own builds, and its package is already
 * compressed.
 */
const isLeftOut = (file: string): boolean =>
  /^(\.vite|sw\.js.*|manifest\.webmanifest|robots\.txt)$|\.(br|gz)$/.test(basename(file))

/** The page for a web view that is too old for the app; capacitor.config.ts names it. */
const errorPage = fileURLToPath(new URL('../../native/cannot-show.html', import.meta.url))

/** Builds the web app's files for the native app. */
export async function bundle(dist: string, folder: string, given: Bundle): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(dist, folder, { recursive: true, filter: (file) => !isLeftOut(file) })
  await cp(errorPage, join(folder, basename(errorPage)))
  const page = join(folder, 'index.html')
  await writeFile(page, pageOf(await readFile(page, 'utf8'), given))
}

export function pageOf(html: string, { server, link, pushApp, debug }: Bundle): string {
  const nonce = randomBytes(16).toString('base64url')
  const told = { server, link, 'push-app': pushApp ?? '', debug: String(debug) }
  const attributes = Object.entries(told).map(([name, value]) => ` data-${name}="${escape(value)}"`)
  const page = html
    .replace(/<link rel="manifest"[^>]*>\s*/, '')
    .replace('<html', `<html${attributes.join('')}`)
    .replaceAll('__PATCHBAY_DEVELOPMENT__', 'false')
    .replaceAll(/(<script\b[^>]*?) nonce="__CSP_NONCE__"/g, '$1')
    .replaceAll('__CSP_NONCE__', nonce)
  const rules = policyOf(server, nonce, inlineScripts(page))
  const policy = `<meta http-equiv="Content-Security-Policy" content="${rules}" />`
  const held = page.replace(/(<meta charset="utf-8"[^>]*>)/i, `$1\n    ${policy}`)
  if (held === page) throw new Error('The page has no place for its policy.')
  return held
}

const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )

/**
 * Like the server's own policy (see headers.ts there), with the server as another origin. Everybody
 * can read the nonce of a bundle, so scripts are allowed by their hash, and only styles by the
 * nonce.
 */
function policyOf(server: string, nonce: string, inline: readonly string[]): string {
  const known = inline.map((script) => ` 'sha256-${hash('sha256', script, 'base64')}'`)
  return [
    "default-src 'none'",
    `script-src 'self'${known.join('')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${server}`,
    `media-src 'self' blob: ${server}`,
    "font-src 'self'",
    `frame-src ${Object.values(playerOrigins).join(' ')}`,
    `connect-src 'self' ${server} ${server.replace(/^http/, 'ws')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
