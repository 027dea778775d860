import * as z from 'zod/mini'
import { template } from './template.ts'

export const banLifted = template(z.object({}), (_data, { productName }) => ({
  subject: `You can use your ${productName} account again`,
  heading: 'Your account is open again',
  paragraphs: [`The ban on your account at ${productName} has been lifted. You can sign in again.`],
  button: { label: 'Sign in', path: '/auth' },
  why: `You get this mail because it concerns your account at ${productName}.`,
}))
