import { getPerson } from './get-person.ts'
import { searchPeople } from './search-people.ts'

export const peopleRoutes = [getPerson, searchPeople]
