import { useAttention } from '../../platform/attention.ts'

/** How many conversations the viewer has not read to the end. */
export const useUnreadCount = (): number => useAttention()
