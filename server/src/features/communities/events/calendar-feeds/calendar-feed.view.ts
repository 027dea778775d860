import {
  calendarFeedPath,
  type getCalendarFeed,
} from '@patchbay/contract/communities/calendar-feed'
import type { ReturnedOutput } from '@patchbay/contract/route'
import type { Config } from '../../../../platform/config.ts'

export const viewFeed = (
  secret: string | null,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): ReturnedOutput<typeof getCalendarFeed> => ({
  address: secret === null ? null : new URL(calendarFeedPath(secret), publicUrl).href,
})
