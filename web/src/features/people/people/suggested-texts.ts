import type { PersonReason } from '@patchbay/contract/people/people'
import { professionPhrase, professionPlural } from '../../accounts/profiles/public.ts'

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'In two of your communities'. */
export const inCommunities = (count: number): string =>
  `In ${small[count] ?? count.toLocaleString('en-GB')} of your communities`

export const suggestedTexts = {
  title: 'People you may work with',
  all: 'See all',
  /** If no reason holds for all of them. */
  several: 'Near you, in your communities or in your trade',
  because: ({ kind, value }: PersonReason): string => {
    if (kind === 'city') return `In ${value}, like you`
    if (kind === 'shared_communities') return inCommunities(Number(value))
    if (kind === 'same_profession') return `Is ${professionPhrase(value)}, like you`
    const all = professionPlural(value)
    if (all === undefined) return 'Their trade often works with yours'
    return `${all.charAt(0).toUpperCase()}${all.slice(1)} often work with them`
  },
} as const
