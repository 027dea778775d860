import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from './app-error.ts'

/** What stays in the browser: a sign-in begins and ends there, and files are no pages. */
export const browsersOwn = [
  '/native/sign-in',
  '/auth/callback',
  '/.well-known/*',
  '/api/*',
  '/article-covers/*',
  '/avatars/*',
  '/calendar/*',
  '/community-covers/*',
  '/files/*',
  '/livez',
  '/metrics',
  '/readyz',
]

/** Tells the phones' systems which apps may open our addresses. */
export function addAppLinks(app: FastifyInstance, { androidApp, appleApp }: Config): void {
  const files = {
    'assetlinks.json': androidApp && [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: androidApp.name,
          sha256_cert_fingerprints: androidApp.fingerprints,
        },
      },
    ],
    'apple-app-site-association': appleApp && {
      applinks: {
        details: [
          {
            appIDs: [appleApp],
            components: [
              ...browsersOwn.map((path) => ({ '/': path, exclude: true })),
              { '/': '/*' },
            ],
          },
        ],
      },
    },
  }
  for (const [name, content] of Object.entries(files))
    app.get(`/.well-known/${name}`, { schema: { hide: true } }, async (_request, reply) => {
      if (content === undefined) throw new AppError('not_found')
      return reply.header('cache-control', 'public, max-age=3600').send(content)
    })
}
