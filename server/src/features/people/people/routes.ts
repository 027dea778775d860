import { getPerson } from './get-person.ts'
import { listPersonCommunities } from './list-person-communities.ts'
import { searchPeople } from './search-people.ts'

export const peopleRoutes = [getPerson, listPersonCommunities, searchPeople]
