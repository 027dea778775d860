import { pushMessage } from './push-message.ts'
import { pushMessages } from './push-messages.ts'
import { pushNotice } from './push-notice.ts'
import { pushNotices } from './push-notices.ts'

export const pushedNewsJobs = [pushNotices, pushNotice, pushMessages, pushMessage]
