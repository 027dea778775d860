export { StaffPeoplePage } from './people-page.tsx'
