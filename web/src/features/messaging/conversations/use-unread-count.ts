import { useAttention } from '../../../platform/page/attention.ts'

/** The number of conversations with unread messages. */
export const useUnreadCount = (): number => useAttention()
