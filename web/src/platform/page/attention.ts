import { observable } from '../state/observable.ts'

/** The number of unread things, shown in the title of every page. */
export const [useAttention, setAttention] = observable(0)

/** The unread notices as text for the bell; empty if there are none. */
export const [useUnreadNotices, setUnreadNotices] = observable('')
