import type { CommunityReason } from '@patchbay/contract/communities/communities'
import { professionPhrase } from '../../../accounts/profiles/public.ts'

export const suggestionTexts = {
  title: 'Communities for you',
  all: 'All communities',
  because: ({ kind, value }: CommunityReason): string => {
    if (kind === 'profession') return `Because you are ${professionPhrase(value)}`
    if (kind === 'genre') return `Because you mention ${value}`
    if (kind === 'large') return 'One of the largest here'
    return `In ${kind === 'country' && value.startsWith('United ') ? 'the ' : ''}${value}`
  },
} as const
