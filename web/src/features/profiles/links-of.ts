import type { OwnProfile } from '@patchbay/contract/profiles'
import { profileTexts as texts } from './texts.ts'

export type LinkKind = 'website' | 'instagram' | 'youtube' | 'spotify'
export interface ProfileLink {
  readonly kind: LinkKind
  readonly href: string
  readonly label: string
}

/** Only web URLs, whatever is stored: never a URL that a browser would run. */
function webLink(
  kind: LinkKind,
  address: string | null | undefined,
  label: string | ((url: URL) => string),
): ProfileLink[] {
  try {
    const url = new URL(address ?? '')
    if (!/^https?:$/.test(url.protocol)) return []
    return [{ kind, href: url.href, label: typeof label === 'string' ? label : label(url) }]
  } catch {
    return []
  }
}

const instagramUrl = (name: string): string =>
  `https://www.instagram.com/${encodeURIComponent(name)}/`
const hostOf = ({ host }: URL): string => host.replace(/^www\./, '')

export function linksOf({
  website,
  social: { instagram: name, youtube, spotify },
}: Pick<OwnProfile, 'website' | 'social'>): ProfileLink[] {
  return [
    ...webLink('website', website, hostOf),
    ...(name ? webLink('instagram', instagramUrl(name), texts.instagramName(name)) : []),
    ...webLink('youtube', youtube, texts.youtube),
    ...webLink('spotify', spotify, texts.spotify),
  ]
}
