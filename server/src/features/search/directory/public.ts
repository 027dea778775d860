export { countNewPeople } from './count-new-people.ts'
