export { countNewPeople } from './browse-people.ts'
