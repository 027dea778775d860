/** A host that nobody has, to see where an address would lead from our own pages. */
const origin = 'https://own.invalid'

// oxlint-disable-next-line no-control-regex -- these are what browsers drop, so that "/\t/evil" is "//evil"
const unsafe = /[\u0000-\u001f\u007f\\]/

/**
 * A path of ours, with its query and fragment, or `/`: never another origin, however it is written.
 * Whoever follows a remembered or given address asks here first.
 */
export function ownPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value) || unsafe.test(value)) return '/'
  try {
    const url = new URL(value, origin)
    // Dots may shift what follows to the front: "/./ /evil" must not become "//evil".
    if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return '/'
  }
}
