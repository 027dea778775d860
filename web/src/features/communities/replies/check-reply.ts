import { replyFields } from '@patchbay/contract/communities/post-fields'
import { refuseInvalid } from './refuse-invalid.ts'

/** The rules of a reply, which are loaded when one is sent. */
export const checkReply = (content: string): void => refuseInvalid(replyFields.content, content)
