import type { PersonReason } from '@patchbay/contract/people/people'
import { professionPhrase } from '../../accounts/profiles/public.ts'

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'In two of your communities'. */
export const inCommunities = (count: number): string =>
  `In ${small[count] ?? count.toLocaleString('en-GB')} of your communities`

export const suggestedTexts = {
  title: 'People you may work with',
  all: 'All people',
  view: 'View profile',
  viewOf: (name: string) => `View profile of ${name}`,
  because: ({ kind, value }: PersonReason): string => {
    if (kind === 'city') return `In ${value}, like you`
    if (kind === 'shared_communities') return inCommunities(Number(value))
    const phrase = professionPhrase(value)
    return kind === 'works_with' ? `Because you are ${phrase}` : `Is ${phrase}, like you`
  },
} as const
