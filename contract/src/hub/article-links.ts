/** Characters that browsers ignore inside a URL, and the backslash, which they read as a slash. */
const misread = /[\s\p{Cc}\\]/u
/** An http(s) URL without user info, which could imitate a host name, or a mailto link. */
const elsewhere = /^(https?:\/\/[^/?#@]+([/?#].*)?|mailto:[^/?]+(\?.*)?)$/i
const ofOurs = /^\/(?!\/)/

/**
 * Returns the address if a link in an article may lead there: to the web, to a mailbox or to one of
 * our own pages. Everything else, such as a `javascript:` URL, gives undefined.
 */
export const safeLink = (address: string): string | undefined =>
  !misread.test(address) && (ofOurs.test(address) || elsewhere.test(address)) ? address : undefined
