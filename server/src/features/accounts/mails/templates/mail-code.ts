import { mailCodeMinutes } from '@patchbay/contract/accounts/mail-codes'
import * as z from 'zod/mini'
import { template } from './template.ts'

const grouped = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

const reasons = {
  sign_in: (product: string) => `Somebody, probably you, is signing in to ${product} with it.`,
  link: (product: string) =>
    `Somebody, probably you, wants to sign in to an account at ${product} with this address.`,
  confirm: (product: string) =>
    `It confirms that you are the one who is signed in to your account at ${product}.`,
} as const

/** The token is in the fragment, which browsers do not send, so that no server logs it. */
export const mailCode = template(
  z.object({
    purpose: z.enum(['sign_in', 'link', 'confirm']),
    code: z.string(),
    token: z.optional(z.string()),
  }),
  ({ purpose, code, token }, { productName }) => ({
    subject: `Your code for ${productName}`,
    heading: `Your code is ${grouped(code)}`,
    paragraphs: [
      `Enter it on the page that asked for it. ${reasons[purpose](productName)}`,
      ...(token === undefined ? [] : ['Or open the link, which signs you in where you open it.']),
      `It works once, within ${mailCodeMinutes} minutes. Nobody of ours ever asks you for it.`,
      'If it was not you, you need not do anything.',
    ],
    ...(token !== undefined && {
      button: {
        label: `Sign in to ${productName}`,
        path: `/auth/mail#token=${encodeURIComponent(token)}`,
      } as const,
    }),
    why: `You get this mail because somebody entered this address at ${productName}.`,
  }),
  { tokenLives: mailCodeMinutes * 60_000 },
)
