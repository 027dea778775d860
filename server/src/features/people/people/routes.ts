import { getPerson } from './get-person.ts'
import { listPersonCommunities } from './list-person-communities.ts'
import { listSuggestedPeople } from './list-suggested-people.ts'
import { searchPeople } from './search-people.ts'

export const peopleRoutes = [getPerson, listPersonCommunities, listSuggestedPeople, searchPeople]
