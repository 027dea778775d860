import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { forEverybody } from '../limits/count-pictures.ts'
import { noLimits, type Limits } from '../limits/limits.ts'
import { isLoopback } from '../loopback.ts'
import { pagePolicy, workerPolicy } from './headers.ts'
import { refuse } from './refusals.ts'

/** Written by the build: the scripts of each page, by its address, such as `/users/$userId`. */
type PageScripts = Readonly<Record<string, readonly string[]>>

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

/**
 * Returns the tags with which a browser loads the scripts of a page together with those of every
 * page, instead of after them. An unknown address has none.
 */
function readPreloads(dist: string): (path: string) => string {
  const file = join(dist, '.vite/pages.json')
  const pages = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageScripts) : {}
  // An address without a parameter goes first: `/users` is not a `/$name`.
  const known = Object.entries(pages)
    .map(([address, scripts]) => ({ parts: partsOf(address), tags: scripts.map(tagOf).join('') }))
    .toSorted((a, b) => parametersIn(a.parts) - parametersIn(b.parts))
  return (path) => {
    const asked = partsOf(path)
    const page = known.find(
      ({ parts }) =>
        parts.length === asked.length &&
        parts.every((part, index) => part.startsWith('$') || part === asked[index]),
    )
    return page?.tags ?? ''
  }
}

const tagOf = (script: string): string => `<link rel="modulepreload" crossorigin href="/${script}">`

const parametersIn = (parts: readonly string[]): number =>
  parts.filter((part) => part.startsWith('$')).length

/** Serves the built web app: hashed files cached for ever, and the page for every other address. */
export async function addWebApp(
  app: FastifyInstance,
  dist: string,
  config: Config,
  limits: Limits = noLimits,
): Promise<void> {
  const index = join(dist, 'index.html')
  if (!existsSync(index)) throw new Error('The web app is not built: run "npm run build".')
  const page = readFileSync(index, 'utf8')
    .replaceAll('__PATCHBAY_DEVELOPMENT__', String(config.development))
    .split('__CSP_NONCE__')
  const preloads = readPreloads(dist)

  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', 'manifest.webmanifest*', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const forEver = path.startsWith(join(dist, 'assets'))
      reply.header(
        'cache-control',
        forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      )
      // The path may be that of the compressed file.
      if (path.startsWith(join(dist, 'sw.js')))
        reply.header('cache-control', 'no-cache').header('content-security-policy', workerPolicy)
    },
  })
  addManifest(app, join(dist, 'manifest.webmanifest'), config)

  app.get('/*', forEverybody(limits), async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (/^\/(api|assets|mailbox|sw\.js|\.well-known)(\/|$)/.test(path))
      return refuse(request, reply, 'not_found')
    if (isAlias(request.headers.host, config)) return reply.redirect(config.publicUrl + request.url)
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .header('content-security-policy', pagePolicy(nonce, config))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.join(nonce).replace('</head>', `${preloads(path)}</head>`))
  })
}

/** The manifest gets the product name that the operator has configured. */
function addManifest(app: FastifyInstance, file: string, config: Config): void {
  if (!existsSync(file)) return
  const name = config.productName
  const manifest = { ...JSON.parse(readFileSync(file, 'utf8')), name, short_name: name }
  app.get('/manifest.webmanifest', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest)),
  )
}

/** In development, another name of this machine: cookies and origin checks allow one name only. */
function isAlias(host: string | undefined, config: Config): boolean {
  if (!config.development || !URL.canParse(`http://${host}`)) return false
  const asked = new URL(`http://${host}`)
  const ours = new URL(config.publicUrl)
  return asked.port === ours.port && asked.hostname !== ours.hostname && isLoopback(asked.hostname)
}
