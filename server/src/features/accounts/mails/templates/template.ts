import type * as z from 'zod/mini'

/** The origin of a mail. */
export interface Sender {
  readonly productName: string
  /** An origin; every link in a mail leads there. */
  readonly publicUrl: string
  readonly supportAddress: string | undefined
}

/** The content of a mail, from which its text and its HTML are made. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly path: `/${string}` }
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
}

export const template = <Data>(
  schema: z.ZodMiniType<Data>,
  write: Template<Data>['write'],
  options: Pick<Template<Data>, 'tokenLives'> = {},
): Template<Data> => ({ schema, write, ...options })

/** How to object to a decision, if the operator can be written to. */
export const appeal = ({ supportAddress }: Sender): string[] =>
  supportAddress === undefined
    ? []
    : [`If you think this is a mistake, write to ${supportAddress} within thirty days.`]

/** A person's own text, split at its line breaks. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\s*\n\s*/).filter((paragraph) => paragraph !== '')
