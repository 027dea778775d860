import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from './app-error.ts'

/** Paths that stay in the browser: a sign-in begins and ends there, and files are not pages. */
export const browsersOwn = [
  '/native/sign-in',
  '/auth/callback',
  '/.well-known/*',
  '/api/*',
  '/article-covers/*',
  '/avatars/*',
  '/calendar/*',
  '/cards/*',
  '/community-covers/*',
  '/files/*',
  '/livez',
  '/metrics',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/*',
  '/unsubscribe/*',
]

const pages = [...browsersOwn.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }]

/** Declares to Android and iOS which apps may open our addresses. */
export function addAppLinks(app: FastifyInstance, config: Config): void {
  const { androidApp, appleApp } = config
  const link = new URL(config.appLink)
  const ownHost = link.hostname !== new URL(config.publicUrl).hostname
  const files = {
    'assetlinks.json': () =>
      androidApp && [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: androidApp.name,
            sha256_cert_fingerprints: androidApp.fingerprints,
          },
        },
      ],
    'apple-app-site-association': (host: string) => {
      // A separate host for the link only returns sign-ins to the app; it serves no pages.
      const components = ownHost && host === link.hostname ? [{ '/': link.pathname }] : pages
      return appleApp && { applinks: { details: [{ appIDs: [appleApp], components }] } }
    },
  }
  for (const [name, contentFor] of Object.entries(files))
    app.get(`/.well-known/${name}`, { schema: { hide: true } }, async (request, reply) => {
      const content = contentFor(request.hostname)
      if (content === undefined) throw new AppError('not_found')
      return reply.header('cache-control', 'public, max-age=3600').send(content)
    })
}
