/** What browsers skip when they read an address, and what they take for a slash. */
const misread = /[\s\p{Cc}\\]/u
/** Into the web, without a name before the host that would pretend to be one; or to a mailbox. */
const elsewhere = /^(https?:\/\/[^/?#@]+([/?#].*)?|mailto:[^/?]+(\?.*)?)$/i
const ofOurs = /^\/(?!\/)/

/**
 * Where a link in an article may lead: into the web, to a mailbox, or to a page of ours. Undefined
 * for everything else, such as what a browser would run.
 */
export const safeLink = (address: string): string | undefined =>
  !misread.test(address) && (ofOurs.test(address) || elsewhere.test(address)) ? address : undefined
