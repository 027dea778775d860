import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { forEverybody } from '../../limits/count-pictures.ts'
import { noLimits, type Limits } from '../../limits/limits.ts'
import { isLoopback } from '../../loopback.ts'
import { pagePolicy, workerPolicy } from '../headers.ts'
import { readPages, type FoundPage } from './page-addresses.ts'
import { readTemplate, type PageContent } from './page-template.ts'
import { refuse } from '../refusals.ts'

/** Says what a page contains; undefined for nothing at all. */
export type DescribePage = (
  request: FastifyRequest,
  page: FoundPage | undefined,
) => Promise<PageContent | undefined>

/**
 * Asked for by the service worker, which keeps this page for a start without a network: it must know
 * nobody and be the same for everybody.
 */
const isBare = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'bare' in query

const tagOf = (script: string): string => `<link rel="modulepreload" crossorigin href="/${script}">`

/** Serves the built web app: hashed files cached for ever, and the page for every other address. */
export async function addWebApp(
  app: FastifyInstance,
  dist: string,
  config: Config,
  { limits = noLimits, describe }: { limits?: Limits; describe?: DescribePage | undefined } = {},
): Promise<void> {
  const fill = readTemplate(dist, config)
  const findPage = readPages(dist)

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
    const page = findPage(path)
    const bare = isBare(request.query)
    const content = bare ? undefined : await describe?.(request, page)
    const nonce = randomBytes(16).toString('base64url')
    if (content?.retryAfter !== undefined) reply.header('retry-after', content.retryAfter)
    if (content?.cookies?.length) reply.header('set-cookie', content.cookies)
    return (
      reply
        .code(content?.status ?? (page === undefined && !bare ? 404 : 200))
        .header('content-security-policy', pagePolicy(nonce, config))
        // A page says who is signed in and what they see: nobody keeps it, not even for going back.
        .header('cache-control', bare ? 'no-cache' : 'private, no-store')
        .type('text/html; charset=utf-8')
        .send(fill(nonce, (page?.scripts ?? []).map(tagOf).join(''), content))
    )
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
