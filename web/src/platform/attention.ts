import { observable } from './observable.ts'

/** How many things wait for the person; the title of every page says so. */
export const [useAttention, setAttention] = observable(0)

/** How many notices are unread, as the bell says it; nothing where there are none. */
export const [useUnreadNotices, tellUnreadNotices] = observable('')
