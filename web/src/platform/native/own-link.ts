import { isActionPath, parseUrl } from '../page/own-path.ts'
import { serverOrigin } from '../http/server-address.ts'

export const isOwnLink = (address: string): boolean => {
  const url = parseUrl(address)
  return url?.origin === serverOrigin() && !url.username && !url.password
}

/** The path of our own page in a URL, with query and fragment; undefined for any other URL. */
export function pathOfLink(address: string): string | undefined {
  const url = parseUrl(address)
  if (!url || !isOwnLink(address)) return undefined
  if (url.pathname.startsWith('//') || isActionPath(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** The code of a sign-in that a browser hands back; undefined for any other URL. */
export function codeOfLink(address: string): string | undefined {
  const { link = `${serverOrigin()}/native/return` } = document.documentElement.dataset
  const url = parseUrl(address)
  if (!url) return undefined
  const code = new URLSearchParams(url.hash.slice(1)).get('code')
  url.hash = ''
  return url.href === parseUrl(link)?.href ? (code ?? undefined) : undefined
}
