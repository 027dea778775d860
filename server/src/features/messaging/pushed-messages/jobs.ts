import { pushMessage } from './push-message.ts'
import { pushMessages } from './push-messages.ts'

export const pushedMessageJobs = [pushMessages, pushMessage]
