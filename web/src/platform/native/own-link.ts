import { serverOrigin } from '../server-address.ts'

/** Opened, they do something: in the app nobody is led there by a link from outside. */
const doing = /^\/(?:api|auth|native)(?:\/|$)/i

export const isOwnLink = (address: string): boolean => {
  const url = URL.parse(address)
  return url?.origin === serverOrigin() && !url.username && !url.password
}

/** The page of ours that an address means, with its query and fragment; none for any other. */
export function pathOfLink(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url || !isOwnLink(address)) return undefined
  if (url.pathname.startsWith('//') || doing.test(decoded(url.pathname))) return undefined
  return url.pathname + url.search + url.hash
}

/** The code of a sign-in that a browser hands back; none in any other address. */
export function codeOfLink(address: string): string | undefined {
  const { link = `${serverOrigin()}/native/return` } = document.documentElement.dataset
  const [page, fragment] = address.split('#')
  return page === link ? (new URLSearchParams(fragment).get('code') ?? undefined) : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
