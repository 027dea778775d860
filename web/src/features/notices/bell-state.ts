import { told } from '../../platform/told.ts'

/** How many notices are unread, as the bell says it; nothing where there are none. */
export const [useUnreadNotices, tellUnreadNotices] = told('')
