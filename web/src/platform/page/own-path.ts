/** A host that cannot exist, to see where an address would lead from our own pages. */
const origin = 'https://own.invalid'

// oxlint-disable-next-line no-control-regex -- these are what browsers drop, so that "/\t/evil" is "//evil"
const unsafe = /[\u0000-\u001f\u007f\\]/

/**
 * Returns a path of our own, with query and fragment, or `/`; never another origin, in any
 * spelling. Every remembered or given address must pass through here before it is followed.
 */
export function ownPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value) || unsafe.test(value)) return '/'
  try {
    const url = new URL(value, origin)
    // Dot segments can be removed: "/./ /evil" must not become "//evil".
    if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return '/'
  }
}

/** Does the same as `URL.parse`, which some browsers that we build for lack. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/**
 * Opening these paths has side effects, so links from outside or from user content must not open
 * them.
 */
const doing = /^\/(?:api|auth|native)\//i

export const isActionPath = (pathname: string): boolean => doing.test(decoded(pathname))

/** A server reads %61pi as api. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
