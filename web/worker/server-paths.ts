/** What the server answers itself, below these paths; every other address is the one page. */
export const serverPaths = [
  '/.well-known',
  '/api',
  '/article-covers',
  '/avatars',
  '/calendar',
  '/community-covers',
  '/files',
  '/mailbox',
] as const
