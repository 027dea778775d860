import { plainText } from '@patchbay/contract/formatted-text'
import { nameOf } from '@patchbay/contract/people/person-name'
import { quote } from '../../notices/notices/public.ts'
import { viewPerson, type PersonRow } from '../../accounts/profiles/public.ts'
import { texts } from './texts.ts'

/** The newest unread message of a conversation. */
export interface UnreadMessage {
  readonly content: string
  /** A voice message in words. */
  readonly voice: string | null
  readonly sender: PersonRow
  readonly is_group: boolean
  readonly group_name: string | null
}

/** Without previews, it only says that there is a message. */
export function wordsOf(
  { content, voice, sender, is_group, group_name }: UnreadMessage,
  { previews, productName }: { readonly previews: boolean; readonly productName: string },
): { readonly title: string; readonly body: string } {
  if (!previews) return { title: productName, body: texts.newMessage }
  const name = nameOf(viewPerson(sender))
  const title = is_group ? texts.inGroup(name, group_name ?? texts.unnamedGroup) : name
  return {
    title: quote(title) ?? productName,
    body: quote(plainText(content)) ?? voice ?? texts.files,
  }
}
