/** What the contract needs of a `URL`. */
export interface WebUrl {
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly port: string
  readonly pathname: string
  search: string
  readonly hash: string
}

// Browsers and Node have it; the contract is compiled without the types of either.
declare const URL: new (text: string) => WebUrl

/** Does the same as `URL.parse`, which some browsers that we build for lack. */
export function parseUrl(text: string): WebUrl | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
