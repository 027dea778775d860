import * as z from 'zod/mini'
import { route } from '../route.ts'

/** One installation of the product. The id belongs to its database and never changes. */
const instance = z.object({
  id: z.uuid(),
  /** The product's name as the operator set it. */
  name: z.string(),
  /** Running on a loopback address, with development sign-in and demo people. */
  development: z.boolean(),
  /** The address for an appeal against a ban; `null` where the operator names none. */
  supportAddress: z.nullable(z.email()),
  /** The currency of all prices, such as `GBP`. */
  currency: z.string(),
  /** The most bytes of an attached file that is no picture. */
  maxFileBytes: z.int(),
  /** Whether links to other sites have previews. */
  linkPreviews: z.boolean(),
})

export type Instance = z.infer<typeof instance>

export const getInstance = route('getInstance', {
  method: 'GET',
  path: '/instance',
  access: 'public',
  summary: 'Which installation this is.',
  output: instance,
  errors: [],
})
