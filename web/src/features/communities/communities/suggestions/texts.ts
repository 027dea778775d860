import type { CommunityReason } from '@patchbay/contract/communities/communities'
import { professionPhrase, professionPlural } from '../../../accounts/profiles/public.ts'

export const suggestionTexts = {
  title: 'Communities for you',
  all: 'All communities',
  because: ({ kind, value }: CommunityReason): string => {
    if (kind === 'profession') {
      const all = professionPlural(value)
      return all === undefined ? `Because you are ${professionPhrase(value)}` : `For ${all}`
    }
    if (kind === 'genre') return `You mention ${value}`
    if (kind === 'large') return 'One of the largest here'
    return `In ${kind === 'country' && value.startsWith('United ') ? 'the ' : ''}${value}`
  },
} as const
