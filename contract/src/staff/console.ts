import * as z from 'zod/mini'
import { route } from '../route.ts'

/** What waits for staff. `null` for a role that does not work on it. */
export const staffOverview = z.object({
  verifications: z.nullable(z.int()),
  reports: z.nullable(z.int()),
  feedback: z.nullable(z.int()),
  appeals: z.nullable(z.int()),
})

export type StaffOverview = z.infer<typeof staffOverview>

export const getStaffOverview = route('getStaffOverview', {
  method: 'GET',
  path: '/staff',
  access: 'staff',
  summary: 'How much waits in each queue that the viewer works on.',
  output: staffOverview,
  errors: [],
})
