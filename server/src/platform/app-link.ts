/** Why an address cannot be used to return a sign-in to the native app, or undefined if it can. */
export function appLinkError(address: string, development: boolean): string | undefined {
  if (!development && new URL(address).protocol !== 'https:')
    return 'The setting APP_LINK must begin with https://, or another app could take it.'
  if (address.includes('#'))
    return 'The setting APP_LINK must have no fragment: the code of a sign-in stands there.'
  return undefined
}

/** Normalised, because the app compares it literally with the address that the server sends. */
export const appLinkOf = (address: string): string => new URL(address).href
