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

/** As `URL.parse`, which not every browser that we build for has. */
export function parseUrl(text: string): WebUrl | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
