import type { PersonReason } from '@patchbay/contract/people/people'
import { professionPhrase } from '../../accounts/profiles/public.ts'

export const suggestedTexts = {
  title: 'People you may work with',
  all: 'All people',
  view: 'View profile',
  viewOf: (name: string) => `View profile of ${name}`,
  because: ({ kind, value }: PersonReason): string => {
    if (kind === 'city') return `In ${value}, like you`
    const phrase = professionPhrase(value)
    return kind === 'works_with' ? `Because you are ${phrase}` : `Is ${phrase}, like you`
  },
} as const
