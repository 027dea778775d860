import type { Person } from '@patchbay/contract/people'
import { peopleTexts } from './texts.ts'

/** What a person is called beside what they wrote or joined. */
export const nameOf = (person: Pick<Person, 'displayName' | 'fullName'>): string =>
  person.displayName ?? person.fullName ?? peopleTexts.deleted
