/** The server itself answers below these paths; every other path is the one page. */
export const serverPaths = [
  '/.well-known',
  '/api',
  '/article-covers',
  '/avatars',
  '/calendar',
  '/cards',
  '/community-covers',
  '/files',
  '/livez',
  '/mailbox',
  '/metrics',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps',
  '/unsubscribe',
] as const

export const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`)

export const isServers = (path: string): boolean =>
  serverPaths.some((folder) => isBelow(path, folder))
