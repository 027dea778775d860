/** The services of common browsers. */
const knownServices =
  /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/

/**
 * A client may name any host as its push service, also one that never answers. Pushes to unknown
 * hosts therefore run one after the other, and delay no others.
 */
export const queueOf = ({ endpoint }: { readonly endpoint: string | null }): string | undefined =>
  endpoint === null || knownServices.test(new URL(endpoint).hostname) ? undefined : 'push_elsewhere'
