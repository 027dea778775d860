/** Why an address cannot bring a sign-in back to the native app; nothing where it can. */
export function appLinkError(address: string, development: boolean): string | undefined {
  if (!development && new URL(address).protocol !== 'https:')
    return 'The setting APP_LINK must begin with https://, or another app could take it.'
  if (address.includes('#'))
    return 'The setting APP_LINK must have no fragment: the code of a sign-in stands there.'
  return undefined
}

/** As the server sends it and the app compares it. */
export const appLinkOf = (address: string): string => new URL(address).href
