/** Those of the browsers that people have. */
const knownServices =
  /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/

/**
 * Anybody may name any host as their browser's service, also one that never answers: pushes to hosts
 * that nobody knows go one after the other, and hold up no others.
 */
export const queueOf = ({ endpoint }: { readonly endpoint: string | null }): string | undefined =>
  endpoint === null || knownServices.test(new URL(endpoint).hostname) ? undefined : 'push_elsewhere'
