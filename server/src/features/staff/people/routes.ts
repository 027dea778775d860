import { banPerson, liftBan } from './ban-person.ts'
import { changeRole } from './change-role.ts'
import { endSessions } from './end-sessions.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { getStaffPerson } from './get-staff-person.ts'
import { listStaffPeople } from './list-staff-people.ts'

export const staffPeopleRoutes = [
  listStaffPeople,
  getStaffPerson,
  banPerson,
  liftBan,
  endSessions,
  changeRole,
  resetSecondFactor,
]
