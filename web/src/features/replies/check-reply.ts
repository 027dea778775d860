import { replyFields } from '@patchbay/contract/post-fields'

/** What is wrong with a reply, by the rule of the contract. */
export const faultIn = (content: string): string | undefined =>
  replyFields.content.safeParse(content).error?.issues[0]?.message
