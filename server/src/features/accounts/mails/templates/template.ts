import type { MailKind } from '@patchbay/contract/accounts/mail-settings'
import * as z from 'zod/mini'

/** The origin of a mail. */
export interface Sender {
  readonly productName: string
  /** An origin; every link in a mail leads there. */
  readonly publicUrl: string
  readonly supportAddress: string | undefined
}

/** One thing of a list, with where it leads. */
const letterItem = z.object({
  text: z.string(),
  detail: z.nullable(z.string()),
  path: z.string().check(z.startsWith('/')),
})
/** Some things under a title. */
export const letterSection = z.object({ title: z.string(), items: z.array(letterItem) })
export type LetterItem = z.infer<typeof letterItem>
export type LetterSection = z.infer<typeof letterSection>

/** The content of a mail, from which its text and its HTML are made. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly path: `/${string}` }
  readonly sections?: readonly LetterSection[]
  /** What mailboxes show beside the subject, also on a locked screen. */
  readonly preheader?: string
  /** The person can switch mails of this kind off: the token of the link that does. */
  readonly unsubscribe?: string
  /** When nobody needs it any more, if it has not been sent by then. */
  readonly notAfter?: string
  /** Why the person gets this mail. */
  readonly why: string
}

export interface Template<Data> {
  readonly schema: z.ZodMiniType<Data>
  write(data: Data, sender: Sender): Letter
  /** How many milliseconds the token in the data works; after that it is deleted. */
  readonly tokenLives?: number | undefined
  /** The switch of such mails; asked again when the mail is sent. */
  readonly kind?: MailKind | undefined
}

export const template = <Data>(
  schema: z.ZodMiniType<Data>,
  write: Template<Data>['write'],
  options: Pick<Template<Data>, 'tokenLives' | 'kind'> = {},
): Template<Data> => ({ schema, write, ...options })

/** How to object to a decision, if the operator can be written to. */
export const appeal = ({ supportAddress }: Sender): string[] =>
  supportAddress === undefined
    ? []
    : [`If you think this is a mistake, write to ${supportAddress} within thirty days.`]

/** A person's own text, split at its line breaks. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\s*\n\s*/).filter((paragraph) => paragraph !== '')
