import { getPerson } from './get-person.ts'
import { listPersonCommunities } from './list-person-communities.ts'
import { listSuggestedPeople } from './list-suggested-people.ts'
import { getOwnPage, getPublicPerson, setOwnPage } from './own-page.ts'
import { searchPeople } from './search-people.ts'

export const peopleRoutes = [
  getPerson,
  getOwnPage,
  setOwnPage,
  getPublicPerson,
  listPersonCommunities,
  listSuggestedPeople,
  searchPeople,
]
