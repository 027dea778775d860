import type { ExperienceLevel } from '@patchbay/contract/accounts/profile-choices'
import type { PeopleFacets } from '@patchbay/contract/search/directory'
import { profileTexts } from '../../accounts/profiles/public.ts'

/** Changed facets; an empty text removes one. */
export type FacetChange = Partial<Record<keyof PeopleFacets, string>>

/** The facets behind the button; profession and order are beside it. */
const folded = ['genre', 'experience', 'place', 'within', 'verified', 'open', 'shared'] as const

export const foldedInUse = (facets: PeopleFacets): number =>
  folded.filter((name) => facets[name] !== undefined).length

/** The words are those of profiles, without the years. */
export const levelWords = (level: ExperienceLevel): string =>
  profileTexts.experience(level).split(' (')[0] ?? ''
