import { pushMessage } from './push-message.ts'
import { pushMessages } from './push-messages.ts'
import { pushNotice } from './push-notice.ts'

export const pushedNewsJobs = [pushNotice, pushMessages, pushMessage]
