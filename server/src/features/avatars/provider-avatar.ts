import type { Provider } from '@patchbay/contract/sign-in'

export type AvatarSource = 'upload' | Provider | null

/**
 * Whether a sign-in changes the picture. One's own upload stays; Spotify refreshes what was not
 * uploaded; the others give one only to whoever has none.
 */
export function takesProviderPicture(provider: Provider, current: AvatarSource): boolean {
  if (current === 'upload') return false
  return provider === 'spotify' || current === null
}
