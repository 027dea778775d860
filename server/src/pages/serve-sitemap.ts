import { slug } from '@patchbay/contract/hub/articles'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/http/action.ts'
import { AppError } from '../platform/http/app-error.ts'
import { isUuid } from '../platform/ids.ts'
import { forEverybody } from '../platform/limits/count-pictures.ts'
import { markup, type Markup } from '../platform/markup.ts'
import { listedKinds, listFiles, listPages, type ListedKind } from './sitemap.store.ts'

/** The pages that are there without anybody having made them. */
const ownPages = ['/', '/communities', '/events']

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'
const format = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** So short that what was deleted or hidden soon is no longer named. */
const cacheControl = 'public, max-age=300'

interface File {
  Params: { file: string }
  /** The name that the file begins with. */
  Querystring: { from?: unknown }
}

const isName = (kind: ListedKind, from: unknown): from is string =>
  kind === 'hub' ? slug.safeParse(from).success : typeof from === 'string' && isUuid(from)

type Asking = Pick<Services, 'db' | 'config' | 'limits'>

/** Tells robots which pages they may read, and where. */
export function addSitemap(app: FastifyInstance, { db, config, limits }: Asking): void {
  const options = forEverybody(limits)
  app.get('/robots.txt', options, (_request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          '',
          `Sitemap: ${config.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', options, async (_request, reply) => {
    const files = ['pages.xml']
    for (const kind of listedKinds) {
      const starts = await listFiles(db, kind)
      files.push(...starts.map((from) => `${kind}.xml?from=${encodeURIComponent(from)}`))
    }
    const named = files.map(
      (file) => markup`<sitemap><loc>${`${config.publicUrl}/sitemaps/${file}`}</loc></sitemap>`,
    )
    return reply
      .header('cache-control', cacheControl)
      .type('application/xml; charset=utf-8')
      .send(prolog + markup`<sitemapindex xmlns="${format}">${named}</sitemapindex>`.text)
  })

  app.get<File>('/sitemaps/:file', options, async ({ params: { file }, query }, reply) => {
    const listed =
      file === 'pages.xml' ? ownPages.map((path) => entry(config.publicUrl + path)) : []
    const kind = listedKinds.find((one) => file === `${one}.xml`)
    if (kind !== undefined && isName(kind, query.from))
      for (const { name, changed_at } of await listPages(db, kind, query.from))
        listed.push(entry(`${config.publicUrl}/${kind}/${name}`, changed_at))
    if (listed.length === 0) throw new AppError('not_found')
    return reply
      .header('cache-control', cacheControl)
      .type('application/xml; charset=utf-8')
      .send(prolog + markup`<urlset xmlns="${format}">${listed}</urlset>`.text)
  })
}

const entry = (address: string, changed?: Date): Markup =>
  markup`<url><loc>${address}</loc>${changed && markup`<lastmod>${changed.toISOString()}</lastmod>`}</url>`
